import { defineConfig, type OxlintOverride } from 'oxlint'

/** Who may import whom. A folder imports only the folders on its line; every arrow points down. */
const layers: Record<string, string[]> = {
  'app/pages': ['app/sections', 'app/drawings', 'app/ui', 'app/behaviours', 'content', 'contract'],
  'app/sections': ['app/drawings', 'app/ui', 'app/behaviours', 'type content', 'contract'],
  'app/layout': ['app/ui', 'app/behaviours', 'contract'],
  'app/drawings': ['app/ui', 'app/behaviours', 'contract'],
  'app/ui': ['app/behaviours'],
  'app/behaviours': ['locales', 'contract'],
  content: ['contract'],
  locales: ['contract'],
  contract: [],
  server: ['locales', 'contract'],
  e2e: ['locales', 'contract', 'prerender'],
  bench: ['contract'],
  drill: ['bench', 'contract'],
  prerender: ['content', 'contract', 'locales'],
  tools: ['server', 'content', 'contract', 'locales'],
}

const folders = Object.keys(layers)

/** What lies in app/ itself puts the folders together; they know only which addresses there are. */
const aboveFolders = [
  { group: ['#app/*.ts', '#app/*.tsx', '!#app/site-map.ts', '!#app/routes.ts'] },
  { group: ['#app/routes.ts'], allowTypeImports: true },
]

function importRules(folder: string, allowed: string[], files = `${folder}/**`): OxlintOverride {
  const message = `${folder} may import only: ${allowed.join(', ') || 'nothing'}.`
  const closed = folders.filter((other) => other !== folder && !allowed.includes(other))
  return {
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['../**', './../**'], message: 'Reach another folder through a # import.' },
            ...closed.map((other) => ({
              group: [`#${other}/**`],
              allowTypeImports: allowed.includes(`type ${other}`),
              message,
            })),
            ...(folder.startsWith('app/') ? aboveFolders.map((rule) => ({ ...rule, message })) : []),
          ],
        },
      ],
    },
  }
}

export default defineConfig({
  plugins: ['oxc', 'import', 'typescript', 'react', 'jsx-a11y', 'unicorn'],
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'import/extensions': ['error', 'always', { ignorePackages: true }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    // axe looks at the real page; these two cannot see through our own components.
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Of the rules that know the types, those that find mistakes here: a promise that nobody waits for and its like.
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
  },
  overrides: [
    ...Object.entries(layers).map(([folder, allowed]) => importRules(folder, allowed)),
    importRules(
      'app',
      [...folders.filter((folder) => folder.startsWith('app/')), 'locales', 'contract'],
      'app/*',
    ),
    {
      // Some areas are named in camel case: featureCollection, pricingPage, …
      files: ['locales/{en,de}/*.ts'],
      rules: { 'unicorn/filename-case': 'off' },
    },
    {
      // A table that becomes a list on a phone loses its roles in some browsers, so they are spelled out.
      files: ['app/ui/table-parts.tsx'],
      rules: {
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      },
    },
  ],
})
