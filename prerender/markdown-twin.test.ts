import { expect, test } from 'vitest'
import { company } from '#contract/company.ts'
import { parseHtml } from './html.ts'
import { markdownTwin } from './markdown-twin.ts'

/** The blocks below the head, one per line of the answer. */
function blocks(html: string): string[] {
  const twin = markdownTwin(parseHtml(`<main><h1>Titel</h1>${html}</main>`), {
    locale: 'de',
    path: '/faqs',
    description: 'Worum es geht.',
  })
  return twin.trimEnd().split('\n\n').slice(3)
}

test('a twin begins with its heading, what the page is about, and its addresses', () => {
  const twin = markdownTwin(
    parseHtml('<main><h1><span>Jeder</span> <span>Halt</span></h1><p>Text</p></main>'),
    {
      locale: 'de',
      path: '/faqs',
      description: 'Worum es geht.',
    },
  )
  expect(twin).toBe(
    `# Jeder Halt\n\n> Worum es geht.\n\n<${company.origin}/de/faqs> · [English](${company.origin}/en/faqs.md)\n\nText\n`,
  )
})

test('headings, emphases and links are kept, and links are absolute', () => {
  expect(
    blocks(
      '<section><h2>Zwei</h2><p>Ein <strong>fester </strong>Satz mit <a href="/de/contact">Link</a> und <a href="#x">Anker</a>.</p></section>',
    ),
  ).toEqual([
    '## Zwei',
    `Ein **fester** Satz mit [Link](${company.origin}/de/contact) und [Anker](${company.origin}/de/faqs#x).`,
  ])
})

test('lists, terms and tables become their Markdown', () => {
  expect(blocks('<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>')).toEqual(['- a\n- b', '  1. c'])
  expect(blocks('<dl><dt>Ort</dt><dd>Berlin</dd><dd>oder zu Hause</dd></dl>')).toEqual([
    '- **Ort**: Berlin; oder zu Hause',
  ])
  expect(
    blocks(
      '<table><caption>Preise</caption><thead><tr><th>Plan</th><th>Preis</th></tr></thead><tbody><tr><th>A|B</th><td>19 €</td></tr><tr><td colspan="2">alle</td></tr></tbody></table>',
    ),
  ).toEqual(['**Preise**', '| Plan | Preis |\n| --- | --- |\n| A\\|B | 19 € |\n| alle |  |'])
})

test('what only styles keep apart stays apart', () => {
  expect(blocks('<dl><dt>Register<small>Nummer</small></dt><dd><span>HRB 1 B</span>Ort</dd></dl>')).toEqual([
    '- **Register Nummer**: HRB 1 B Ort',
  ])
  expect(
    blocks(
      '<p><span>$</span><span>19</span> für <b>fünf</b>, (<i>zwei</i>) <a href="/de/x">KI</a>-Modelle</p>',
    ),
  ).toEqual([`$19 für **fünf**, (zwei) [KI](${company.origin}/de/x)-Modelle`])
})

test('a cell that names its column for phones does not in a table of text', () => {
  expect(
    blocks(
      '<table><thead><tr><th scope="col">Wann</th><th scope="col">Was</th></tr></thead><tbody><tr><th scope="row">Erst</th><td><span>Was</span>Fragen</td></tr><tr><th scope="row">Dann</th><td><span>Was</span></td></tr></tbody></table>',
    ),
  ).toEqual(['| Wann | Was |\n| --- | --- |\n| Erst | Fragen |\n| Dann | Was |'])
})

test('every kind of text keeps what it means', () => {
  expect(
    blocks(
      '<p>Ein <em>leiser</em>, <s>alter</s> <code>a_b</code><br>und ein <img alt="Bild">.</p><hr><blockquote><p>Erst</p><p>dann</p></blockquote><pre><code>1 &lt; 2\n</code></pre><figure><figcaption>Unter<b>schrift</b></figcaption></figure>',
    ),
  ).toEqual([
    'Ein *leiser*, ~~alter~~ `a_b` und ein Bild.',
    '---',
    '> Erst\n>\n> dann',
    '```\n1 < 2\n```',
    'Unter**schrift**',
  ])
})

test('a list goes on where it says, and one of whole sections has no marks', () => {
  expect(blocks('<ol start="4"><li>d</li><li><button>Los</button></li><li>f</li></ol>')).toEqual([
    '4. d\n6. f',
  ])
  expect(blocks('<ul><li><h6>Eins</h6><p>a</p></li><li><h6>Zwei</h6></li></ul>')).toEqual([
    '###### Eins',
    'a',
    '###### Zwei',
  ])
  expect(blocks('<ul><li><button>Los</button></li></ul><table></table><p>Rest</p>')).toEqual(['Rest'])
})

test('what a control names is told where it leads: folds, panels, links without words', () => {
  expect(
    blocks(
      '<details><summary>Wie lange?</summary><p>Kurz.</p></details><details><summary><h3>Wer?</h3></summary></details><div role="tablist"><button id="t1" role="tab">Heute</button></div><div role="tabpanel" aria-labelledby="t1"><p>Drei Tage</p></div><p><a href="/de/blog" aria-label="Artikel"></a></p>',
    ),
  ).toEqual([
    '**Wie lange?**',
    'Kurz.',
    '### Wer?',
    '**Heute**',
    'Drei Tage',
    `[Artikel](${company.origin}/de/blog)`,
  ])
})

test('a form without fields of ours is told by its text; a group of choices by its legend', () => {
  expect(blocks('<form><p>Nur ein Knopf.</p><button>Los</button></form>')).toEqual(['Nur ein Knopf.'])
  expect(
    blocks(
      '<form><fieldset data-field="time"><legend>Wann</legend><input type="radio"></fieldset><div data-field="trap"><input></div></form>',
    ),
  ).toEqual(['- Wann'])
})

test('a drawing is told by its text, and one that says nothing is left out', () => {
  expect(
    blocks('<svg role="img" aria-label="Drei Balken."><text>1</text></svg><svg aria-hidden="true"></svg>'),
  ).toEqual(['*Zeichnung: Drei Balken.*'])
})

test('controls, live messages and lists of places on the page are left out', () => {
  expect(
    blocks(
      '<nav><a href="#a">A</a></nav><div role="tablist"><a role="tab" href="#p">Reiter</a></div><button>Los</button><label>Suche<input></label><p role="status">3 Treffer</p><p>Rest</p>',
    ),
  ).toEqual(['Rest'])
})

test('a form is told by its fields', () => {
  expect(
    blocks(
      '<form><input type="hidden" name="_kind"><div data-field="name"><label for="n"><span>Name</span></label><input id="n" required=""></div><div data-field="phone"><label>Telefon</label><p id="phone-hint">Nur für Rückrufe.</p><input></div></form>',
    ),
  ).toEqual(['- Name \\*\n- Telefon: Nur für Rückrufe.'])
})

test('the name of a section on the rail is for the eye', () => {
  expect(
    blocks(
      '<section data-stop=""><div><div><p><span>Halt</span></p></div><div><h2>Zwei</h2><p>Text</p></div></div></section>',
    ),
  ).toEqual(['## Zwei', 'Text'])
})

test('text that looks like Markdown stays text', () => {
  expect(blocks('<p>2 * 3 [x] _y_ &lt;b&gt;</p><p># kein Titel</p><p>1. kein Punkt</p>')).toEqual([
    String.raw`2 \* 3 \[x\] \_y\_ \<b>`,
    String.raw`\# kein Titel`,
    String.raw`1\. kein Punkt`,
  ])
})
