import { chromium } from '/work/main/node_modules/@playwright/test/index.mjs'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
const s = { deriveKey, hmacSignatureSecret:'a'.repeat(32), hmacKeySignatureSecret:'b'.repeat(32) }
const ch = await createChallenge({ ...s, algorithm:'PBKDF2/SHA-256', cost:5000, counter: 700, data:{issuedAt: Date.now()} })
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] })
const p = await b.newPage(); p.setDefaultTimeout(60000)
p.on('console',m=>console.log(m.type(),m.text().slice(0,200)))
await p.route('**/api/challenge', r=>r.fulfill({json:ch}))
let body, t0
await p.route('**/api/leads', r=>{ body=r.request().postDataJSON(); r.fulfill({status:201,json:{reference:'K-000001',receivedAt:new Date().toISOString()}})})
await p.goto('http://localhost:3312/en/contact'); await p.waitForSelector('form[novalidate]',{state:'attached'})
t0=Date.now()
for (const [n,v] of Object.entries({name:'Ada',email:'a@b.de',subject:'s',message:'x'.repeat(30)})) await p.locator(`main form [name=${n}]`).fill(v)
await p.locator('main form button[type=submit]').click(); await p.waitForSelector('text=K-000001')
console.log('ms', Date.now()-t0, 'proof', !!body._proof)
const { challenge, solution } = JSON.parse(Buffer.from(body._proof,'base64').toString())
console.log(await verifySolution({ ...s, challenge, solution }))
await b.close()
