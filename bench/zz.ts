import autocannon from 'autocannon'
import { benchSecret, makeLeads } from './api-leads.ts'
import { endProcess, scratchSite, startProcess } from './api-process.ts'
const { directory, siteDir, remove } = scratchSite()
const extra = JSON.parse(process.argv[3] ?? '{}')
const r = await startProcess('server/main.ts', { SITE_DIR: siteDir, DATA_DIR: directory + '/data', SECRET: benchSecret, TRUST_PROXY: '127.0.0.1', ...extra })
console.log('idle', r.memory()); let gc=''; r.child.stdout?.on('data', (c) => (gc += String(c)))
const N = Number(process.argv[2])
for (let round = 0; round < 4; round++) {
  const leads = await makeLeads(N / 4, r.url)
  let i = 0
  const x = await autocannon({ url: r.url + '/api/leads', connections: 50, amount: N / 4, requests: [{ method: 'POST', setupRequest: (q) => { const l = leads[i++]!; return { ...q, body: l.body, headers: l.headers } } }] })
  const h = await (await fetch(r.url + '/health')).json()
  console.log(Math.round((N / 4 * 1000) / (x.finish.getTime() - x.start.getTime())), 'p99', x.latency.p99, 'MB', r.memory(), JSON.stringify(h))
}
if (process.argv[4]) { await new Promise((d) => setTimeout(d, 15000)); console.log('later', r.memory(), await (await fetch(r.url + '/health')).text()) }
console.log(gc.split('\n').filter((l) => /Mark|MEM/.test(l)).slice(-14).join('\n'));console.log(gc.split('\n').slice(-4).join('\n')); await endProcess(r); remove()
