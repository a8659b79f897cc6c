/** What every entry must state besides its two texts. The build refuses an entry whose facts do not fit. */
import type { Locale } from '#contract/locale.ts'
import type { Method } from '#contract/methods.ts'
import type { ProcessStep } from '#contract/workflow.ts'

export const departments = [
  'finance',
  'purchasing',
  'sales',
  'marketing',
  'service',
  'hr',
  'it',
  'production',
  'logistics',
  'management',
] as const
export type Department = (typeof departments)[number]

export const platforms = [
  'microsoft-365',
  'google-workspace',
  'power-platform',
  'sap',
  'dynamics-365',
  'odoo',
  'datev',
  'lexware',
  'salesforce',
  'hubspot',
  'shopify',
  'shopware',
  'personio',
  'servicenow',
  'jira',
  'zendesk',
  'slack',
  'n8n',
  'camunda',
  'azure',
  'aws',
  'kubernetes',
  'postgresql',
  'sql-server',
] as const
type Platform = (typeof platforms)[number]

export const articleCategories = ['process-analysis', 'methods', 'economics', 'practice', 'trust'] as const
type ArticleCategory = (typeof articleCategories)[number]

export const authors = [
  'process-analyst',
  'automation-engineer',
  'data-scientist',
  'project-lead',
  'data-protection-lead',
] as const
type Author = (typeof authors)[number]

export const industries = [
  'wholesale',
  'mechanical-engineering',
  'retail',
  'logistics',
  'insurance',
  'healthcare',
  'construction',
  'professional-services',
  'software',
  'food',
  'public-utilities',
  'property',
] as const
type Industry = (typeof industries)[number]

export const integrationCategories = [
  'erp',
  'accounting',
  'crm',
  'mail-and-calendar',
  'files',
  'hr',
  'ticketing',
  'commerce',
  'databases',
  'communication',
  'documents',
  'cloud-and-ai',
] as const
export type IntegrationCategory = (typeof integrationCategories)[number]

export interface ArticleFacts {
  /** Day of publication, `2026-11-05`. */
  date: string
  category: ArticleCategory
  author: Author
  /** Slugs of articles to read next. */
  related: string[]
  /** The one article that /blog-details shows. */
  featured?: true
  /** For lists of search results, in a language whose title is longer than 60 characters. */
  shortTitle?: Partial<Record<Locale, string>>
}

export interface CatalogueFacts {
  department: Department
  /** The method that carries the automation first. */
  methods: Method[]
  platforms: Platform[]
  /** Manual stops per case. */
  stops: { before: number; after: number }
  /** Days from the agreed start to production-ready, at most 14. */
  deliveryDays: number
  /** What people call it who look for it, in words that its title does not use: found, but not shown. */
  keywords: Record<Locale, string[]>
  /** Assumptions for the forecast; the page marks them as such. Money in whole euros. */
  forecast: {
    casesPerMonth: number
    minutesPerCase: number
    /** 0 to 1. */
    automatableShare: number
    /** 0 to 1. */
    errorRate: number
    costPerError: number
    oneOffCost: number
    runningCostPerMonth: number
  }
}

export interface UseCaseFacts {
  department: Department
  industry: Industry
  methods: Method[]
  /** Slugs of the catalogue entries that were used. */
  catalogue: string[]
  casesPerMonth: number
  costPerHour: number
  projectDays: number
  oneOffCost: number
  /** The process step by step, before and after: the drawing and all figures are computed from it. */
  steps: ProcessStep[]
}

export interface IntegrationFacts {
  category: IntegrationCategory
  vendor: string
  platform?: Platform
  reads: boolean
  writes: boolean
  access: (
    'rest' | 'odata' | 'soap' | 'graphql' | 'sql' | 'files' | 'mail' | 'webhook' | 'rpc' | 'user-interface'
  )[]
  auth: ('oauth2' | 'api-key' | 'basic' | 'certificate' | 'database-login' | 'ssh-key' | 'service-account')[]
  /** The one integration that /integrations-details shows in full. */
  featured?: true
}

export interface LegalFacts {
  /** Day of the last change, shown on the page. */
  updated: string
  /** The id of each section, in order: headings differ between the languages, addresses must not. */
  sections: string[]
}
