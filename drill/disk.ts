/** The disk is full, or the power is cut. Both need a disk of our own, and so the rights of root on Linux. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { needProgram, NotHere } from '#bench/programs.ts'
import { median } from '#bench/report.ts'

import type { Fault } from './fault.ts'
import { makePlace } from './place.ts'

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new NotHere(`${program} ${args.join(' ')}: ${stderr.trim() || 'failed'}`)
}

function needRoot(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new NotHere('mounting a disk needs root on Linux')
}

export async function diskFull(): Promise<Fault> {
  needRoot()
  const disk = mkdtempSync(join(tmpdir(), 'disk-'))
  run('mount', '-t', 'tmpfs', '-o', 'size=24m,mode=700', 'tmpfs', disk)
  const place = makePlace({ DATA_DIR: join(disk, 'data') })
  const ballast = join(disk, 'ballast')
  try {
    await place.start()
    place.visitors.begin()
    await place.visitors.untilAcknowledged()
    fill(ballast)
    const until = Date.now() + 30_000
    while (!place.visitors.statuses.has(503) && Date.now() < until) await pause(20)
    await pause(1_000)
    const refused = place.visitors.statuses.get(503) ?? 0
    const isAlive = (await fetch(`${place.running().url}/health/live`)).ok
    rmSync(ballast)
    const recovered = await place.visitors.untilAcknowledged()
    await pause(1_000)
    await place.visitors.rest()
    const { demands, ...balance } = await place.settle()
    const odd = [...place.visitors.statuses.keys()].filter((status) => ![200, 201, 503].includes(status))
    return {
      fault: 'disk full, then freed',
      rounds: 1,
      ...balance,
      recovered,
      demands: [
        ...demands,
        [`${refused} leads were refused with 503 while it was full`, refused > 0],
        ['the process lived on', isAlive],
        [`no other answer was given${odd.length > 0 ? `, but ${odd.join()}` : ''}`, odd.length === 0],
      ],
    }
  } finally {
    await place.leave()
    run('umount', disk)
    rmdirSync(disk)
  }
}

/** Writes until nothing fits any more. */
function fill(file: string): void {
  for (const size of [1_000_000, 4_096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Full.
    }
  }
}

/** Waits for a line and then shuts the file system down without writing its journal: nothing unsynced reaches the disk. */
const cutter = `
import fcntl, os, struct, sys
disk = os.open(sys.argv[1], os.O_RDONLY)
print('ready', flush=True)
sys.stdin.readline()
fcntl.ioctl(disk, 0x8004587D, struct.pack('I', 2))
`

/**
 * A power cut as file system developers simulate one. The writer is killed first: a call that returns after the cut
 * could report a success that no real machine would have lived to report.
 */
export async function powerCut(rounds: number): Promise<Fault> {
  needRoot()
  const python = needProgram('python3')
  const directory = mkdtempSync(join(tmpdir(), 'power-'))
  const [image, disk] = [join(directory, 'image'), mkdtempSync(join(tmpdir(), 'disk-'))]
  run('truncate', '-s', '128M', image)
  run('mkfs.ext4', '-q', '-F', image)
  run('mount', '-o', 'loop', image, disk)
  const place = makePlace({ DATA_DIR: join(disk, 'data') })
  const starts: number[] = []
  try {
    await place.start()
    await place.end()
    execFileSync('sync')
    place.visitors.begin()
    for (let round = 0; round < rounds; round++) {
      starts.push(await place.start())
      await place.visitors.untilAcknowledged()
      const helper = spawn(python, ['-c', cutter, disk], { stdio: ['pipe', 'pipe', 'inherit'] })
      await once(helper.stdout, 'data')
      await pause(Math.random() * 1_000)
      await place.end('SIGKILL')
      const cut = once(helper, 'exit')
      helper.stdin.end('\n')
      const [code] = await cut
      if (code !== 0) throw new NotHere('this kernel or file system cannot be cut off')
      run('umount', disk)
      run('mount', '-o', 'loop', image, disk)
    }
    await place.visitors.rest()
    starts.push(await place.start())
    return {
      fault: 'power cut (ext4 without its last writes)',
      rounds,
      recovered: median(starts),
      ...(await place.settle()),
    }
  } finally {
    await place.leave()
    run('umount', disk)
    rmdirSync(disk)
    rmSync(directory, { recursive: true, force: true })
  }
}
