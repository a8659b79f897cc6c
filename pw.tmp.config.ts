import base from '/work/main/playwright.config.ts'
export default { ...base, testDir: '/work/main/e2e', outputDir:'/tmp/pw-out', webServer: undefined, workers: 1, use: { ...base.use, baseURL: 'http://localhost:3314' } }
