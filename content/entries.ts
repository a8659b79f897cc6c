/** An entry as pages receive it: its facts and its text, compiled for one language. */
import type { ArticleFacts, CatalogueFacts, IntegrationFacts, UseCaseFacts } from './facts.ts'

interface Entry {
  slug: string
  title: string
  excerpt: string
}

/** A part of a text below a second-level heading; `html` is compiled and safe. */
export interface TextSection {
  id: string
  heading: string
  html: string
}

export interface ArticleSummary extends Entry, ArticleFacts {
  readingMinutes: number
}

export interface Article extends ArticleSummary {
  /** What stands before the first heading, if anything. */
  intro: string
  sections: TextSection[]
}

export interface CatalogueEntry extends Entry, CatalogueFacts {
  /** `K01` and on, in the order of departments and slugs. */
  line: string
  /** Plain text without markup. */
  problem: string
  afterwards: string
  bring: string[]
  limits: string
}

export interface UseCase extends Entry, UseCaseFacts {
  sections: TextSection[]
}

export interface Integration extends Entry, IntegrationFacts {
  sections: TextSection[]
}
