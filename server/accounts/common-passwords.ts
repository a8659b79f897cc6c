/**
 * Refuses what attackers try first. Nearly all long passwords on lists of leaked ones are one or two everyday words,
 * keyboard runs, years and repetitions: whoever removes those and has next to nothing left has found a common one. A
 * list is needed for the few others alone.
 */
import { isLeakedPassword } from './leaked-passwords.ts'

const words = `
  password passwort kennwort passwd pass word geheim secret admin administrator admintelecom root user guest test demo login logmein
  letmein welcome willkommen changeme default master access internet computer windows server system network
  service office firma company business kunde student school schule hallo hello servus moin start anfang
  iloveyou ichliebedich liebe love schatz schatzi liebling engel engelchen baby honey sweet princess prinzessin
  queen king sunshine sonnenschein sonne sonnenblume sommer summer winter herbst autumn spring fruehling frühling
  january februar february januar maerz march april juni june juli july august september oktober october november
  dezember december monday montag friday freitag dragon drache monkey tiger lion panther eagle falcon wolf hunter
  shadow killer ninja samurai warrior phoenix batman superman spiderman ironman pokemon pikachu minecraft fortnite
  starwars startrek harrypotter matrix gandalf legolas naruto football fussball fußball soccer baseball basketball
  handball hockey tennis golf liverpool chelsea arsenal barcelona realmadrid juventus schalke dortmund borussia
  bayern werder hamburg berlin muenchen münchen frankfurt stuttgart hannover deutschland germany england america
  amerika schweiz oesterreich österreich austria france india pakistan london newyork mercedes porsche ferrari
  volkswagen mustang corvette harley yamaha kawasaki samsung google facebook instagram youtube apple iphone nokia
  michael daniel thomas andreas stefan stephan christian alexander sebastian florian tobias markus martin matthias
  patrick philipp benjamin maximilian johannes christoph christopher peter robert richard charles charlie george
  jordan joshua matthew anthony andrew william james david john jennifer jessica michelle nicole sandra sabrina
  sabine susanne stefanie stephanie katharina christina christine melanie vanessa claudia andrea anna maria julia
  laura sarah lisa ashley amanda family familie mama papa mutter vater freunde friends money geld flower blume
  butterfly schmetterling chocolate schokolade banana banane orange cheese kaffee coffee pizza whatever unbelievable
  forever freedom freiheit trustno trust nothing nobody everything qwerty qwertz azerty asdf yxcv zxcv abc abcd
  hockeyhockey blink linkinpark metallica slipknot rammstein eminem nirvana greenday feuerwehr polizei kindergarten
  bundeswehr vergessen incorrect correct private privat personal important wichtig mustermann example beispiel
  thisismypassword mypassword meinpasswort nopassword superuser sysadmin webmaster operator manager support
`
  .trim()
  .split(/\s+/)

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjklöä',
  'zxcvbnm',
  'yxcvbnm',
  'qazwsxedcrfvtgbyhnujm',
  'qaywsxedcrfvtgbzhnujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6z7u8i9o0p',
  'q1w2e3r4t5z6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  '147258369',
  '789456123',
]
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')])

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const longEnough = 64
/** So few characters of one's own make no password. */
const mostLeft = 4
/** More everyday words than that are a phrase, which is hard enough to guess. */
const mostWords = 2

/** `context` is what anybody can know: names, the address, the firm. */
export function isCommonPassword(password: string, context: string[] = []): boolean {
  // Nobody tries so long ones, whatever they are made of.
  if (password.length >= longEnough) return false
  const plain = password.normalize('NFKC').toLowerCase()
  const known = [...contextWords(context), ...words].toSorted((a, b) => b.length - a.length)
  return [plain, plain.replaceAll(/[013457@$!]/g, (sign) => leet[sign] ?? sign)].some(
    (text) =>
      isRepetition(text) ||
      leftOf(text, known) <= mostLeft ||
      isLeakedPassword(text) ||
      isLeakedPassword(text.replace(/[^a-z]+$/, '')),
  )
}

function contextWords(context: string[]): string[] {
  const lower = context.map((text) => text.normalize('NFKC').toLowerCase())
  const parts = lower.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  return [...lower, ...parts].filter((text) => text.length >= 3)
}

function isRepetition(text: string): boolean {
  return /^(.{1,6})\1+.?$/u.test(text.replaceAll(/[^\p{L}\p{N}]/gu, '')) || new Set(text).size <= 3
}

/** How many characters remain when everyday words, runs, years and repeated signs are taken out. */
function leftOf(text: string, known: string[]): number {
  let left = 0
  let found = 0
  let place = 0
  while (place < text.length) {
    const rest = text.slice(place)
    const run = lengthOfRun(rest)
    const word = known.find((each) => rest.startsWith(each))?.length ?? 0
    if (word > 0 && word >= run) found += 1
    if (Math.max(word, run) === 0) left += 1
    place += Math.max(word, run, 1)
  }
  return found > mostWords ? text.length : left
}

function lengthOfRun(text: string): number {
  const same = /^(.)\1{2,}/u.exec(text)?.[0].length ?? 0
  const year = /^(?:19|20)\d\d/.test(text) ? 4 : 0
  let inRow = 3
  while (inRow <= text.length && runs.some((row) => row.includes(text.slice(0, inRow)))) inRow += 1
  return Math.max(same, year, inRow > 3 ? inRow - 1 : 0)
}
