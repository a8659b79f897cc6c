/** An entry as pages receive it: its facts and its text, compiled for one language. */
import type {
  ArticleFacts,
  CatalogueFacts,
  IntegrationCategory,
  IntegrationFacts,
  UseCaseFacts,
} from './facts.ts'

/** Drawings that an article may ask for: a fence named `drawing` with one of these names and its caption inside. */
export const articleDrawings = ['lead-time', 'six-methods', 'roi-range'] as const
export type ArticleDrawing = (typeof articleDrawings)[number]

export interface Entry {
  slug: string
  title: string
  excerpt: string
}

/**
 * A part of a text below a second-level heading. Its id is the same in both languages. Its `html` is compiled
 * and safe; links inside the site name no language (`Prose` adds it), and a drawing is an empty frame with its
 * caption: `<figure data-drawing="lead-time"><figcaption>…`.
 */
export interface TextSection {
  id: string
  heading: string
  html: string
}

/** An article in a list. */
export interface ArticleSummary extends Entry, Omit<ArticleFacts, 'related' | 'shortTitle'> {
  /** To the nearest five, for lines to scale. */
  readingSeconds: number
  /** Second at which the reader arrives at each section. */
  stops: number[]
  /** The first drawing in the text, if there is one. */
  drawing?: ArticleDrawing
}

export interface Article extends ArticleSummary, ArticleFacts {
  readingMinutes: number
  /** What stands before the first heading, if anything. */
  intro: string
  sections: TextSection[]
}

/** What a page about something else shows of it. */
export type ArticleTeaser = Pick<
  Article,
  'slug' | 'title' | 'excerpt' | 'date' | 'category' | 'author' | 'readingMinutes'
>

/** What the articles beside it in time show of it. */
export type ArticleNeighbour = Pick<Article, 'slug' | 'title' | 'date'>

/** What a list can say of all its entries while only the first of them are there. */
interface ArticleSums {
  all: number
  /** How many there are of each category. */
  category: Record<string, number>
  /** The longest reading time in seconds, of those in the list: the featured one stands above it. */
  longest: number
}

export interface ArticleList {
  entries: ArticleSummary[]
  /** Only where `entries` are not all. */
  sums?: ArticleSums
}

/** An article with what its page shows around it. */
export interface ArticlePage {
  article: Article
  related: ArticleSummary[]
  /** By date: the one published before, and the one after. */
  previous: ArticleNeighbour | null
  next: ArticleNeighbour | null
}

/** A line of the catalogue without its text. */
export interface CatalogueSummary extends Entry, Omit<CatalogueFacts, 'keywords' | 'forecast'> {
  /** `K01` and on, in the order of departments and slugs. */
  line: string
  /** What a forecast would begin with; its other assumptions come with /product-3. */
  forecast: Pick<CatalogueFacts['forecast'], 'casesPerMonth' | 'minutesPerCase'>
}

/** What a line shows of it where it leads to the catalogue. */
export type CatalogueLine = Omit<CatalogueSummary, 'platforms' | 'forecast'>

/** Plain text without markup. */
export interface CatalogueText {
  problem: string
  afterwards: string
  bring: string[]
  limits: string
  /** Found, but not shown. */
  keywords: string
}

export interface CatalogueEntry extends CatalogueSummary, CatalogueText {
  forecast: CatalogueFacts['forecast']
}

/** Entries whose texts come when they are asked for. */
export interface LongList<Summary, Text> {
  entries: Summary[]
  /** By slug, where the document carries them. */
  texts?: Record<string, Text>
}

/** What the board can say of all lines while only the first of them are there. */
export interface CatalogueSums {
  all: number
  /** How many lines there are of each; platforms in the order in which the lines name them. */
  department: Record<string, number>
  method: Record<string, number>
  platform: Record<string, number>
  /** How many lines there are for each number of delivery days, from 0 on. */
  days: number[]
}

export interface CatalogueList extends LongList<CatalogueSummary, CatalogueText> {
  /** Only where `entries` are not all. */
  sums?: CatalogueSums
}

/** Some entries of a long list with their texts. */
export interface ListPage<Summary, Text> extends Required<LongList<Summary, Text>> {
  page: number
  pages: number
  /** The places of its first and its last entry among all, counted from 1. */
  first: number
  last: number
  all: number
}

/** What pages about something else show of the content: /home, /home-2, /cards and /link-in-bio. */
export interface Teasers {
  /** One line per department, the one on which most time is spent. */
  catalogue: CatalogueLine[]
  /** The newest two. */
  articles: ArticleTeaser[]
  counts: { catalogue: number; articles: number; useCases: number; integrations: number }
}

/** What operations people see besides: the documented systems by category. */
export interface OperationsTeasers extends Omit<Teasers, 'articles'> {
  systems: { category: IntegrationFacts['category']; titles: string[] }[]
}

export interface UseCase extends Entry, UseCaseFacts {
  sections: TextSection[]
}

/** A worked example without its story. */
export interface UseCaseSummary extends Entry, UseCaseFacts {
  /** Its figures as /product-3 reads them behind the #: to encode them takes more code than the page has. */
  forecast: string
}

export interface UseCasesPage extends LongList<UseCaseSummary, TextSection[]> {
  /** Titles of the catalogue entries that they use, by slug. */
  catalogue: Record<string, string>
}

/** A system without what was written about it. */
export interface IntegrationSummary extends Entry, Omit<IntegrationFacts, 'platform'> {}

export interface Integration extends Entry, IntegrationFacts {
  sections: TextSection[]
}

/** Imprint, privacy notice, terms or accessibility statement, filled in from the company file. */
export interface LegalText {
  updated: string
  intro: string
  sections: TextSection[]
}

/** What the last automated check of accessibility found; `npm run record-check` writes it. */
export interface CheckRecord {
  date: string
  addresses: number
  withFindings: number
  /** Versions. */
  axe: string
  chromium: string
}

export interface AccessibilityStatement extends LegalText {
  check: CheckRecord
}

/** What the catalogue says about one method: the entries that it carries first. */
export interface MethodSummary {
  count: number
  shortestDays: number
  longestDays: number
  examples: { slug: string; title: string; line: string }[]
}

/** A line of the index on /sitemap. */
export interface SiteEntry {
  kind: 'automation' | 'article' | 'useCase' | 'integration' | 'question'
  /** Without a language: `/product-1#invoice-capture`. */
  path: string
  title: string
  /** Under which it stands; `#` for digits. */
  letter: string
}

/** What is counted in the content, for the page of numbers. */
export interface ContentCounts {
  integrations: Record<IntegrationCategory, number>
}
