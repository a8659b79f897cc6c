import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { benchSecret, makeLeads } from './api-leads.ts'
import { scratchSite } from './api-process.ts'
const { directory, siteDir, remove } = scratchSite()
const child = spawn(
  process.execPath,
  [
    `--max-semi-space-size=${process.env.SEMI ?? 4}`,
    ...(process.argv[3] ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof2'] : []),
    'server/main.ts',
  ],
  {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_DIR: siteDir,
      DATA_DIR: directory + '/data',
      SECRET: benchSecret,
      TRUST_PROXY: '127.0.0.1',
      ...JSON.parse(process.argv[2] ?? '{}'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  },
)
const url = await new Promise<string>((r) =>
  child.stdout.on('data', (c) => {
    const m = /Ready: (\S+)/.exec(String(c))
    if (m) r(m[1]!)
  }),
)
const cpu = () => {
  const f = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(f[11]) + Number(f[12])) * 10
}
const N = 5000
for (let k = 0; k < 3; k++) {
  const leads = await makeLeads(N, url)
  let i = 0
  const c = cpu()
  let last = 0
  const t = performance.now()
  await new Promise<void>((done) => {
    const l = autocannon(
      {
        url: url + '/api/leads',
        connections: 50,
        amount: N,
        requests: [
          {
            method: 'POST',
            setupRequest: (q) => {
              const l = leads[i++]!
              return { ...q, body: l.body, headers: l.headers }
            },
          },
        ],
      },
      () => done(),
    )
    l.on('response', () => (last = performance.now()))
  })
  console.log('cpu us per lead', ((cpu() - c) * 1000) / N, 'rate', Math.round((N * 1000) / (last - t)))
}
child.kill('SIGTERM')
await new Promise((r) => child.on('exit', r))
remove()
