/** What of an entry travels to a page that does not show the whole of it. */
import type {
  Article,
  ArticleNeighbour,
  ArticleSummary,
  ArticleTeaser,
  CatalogueEntry,
  CatalogueLine,
  CatalogueSummary,
  CatalogueText,
  Entry,
  Integration,
  IntegrationSummary,
  UseCase,
  UseCaseSummary,
} from '#content/entries.ts'
import { encodeForecast, inputsOfProcess, usualSpreads } from '#contract/roi.ts'
import { toForecast } from '#contract/workflow.ts'

/** What a page does not show does not travel to it. */
function without<Each extends object, Name extends keyof Each>(
  entry: Each,
  ...names: Name[]
): Omit<Each, Name> {
  const kept = { ...entry }
  for (const name of names) delete kept[name]
  return kept
}

export function articleSummary(article: Article): ArticleSummary {
  return without(article, 'intro', 'sections', 'related', 'shortTitle', 'readingMinutes')
}

export function articleTeaser(article: Article): ArticleTeaser {
  const { date, category, author, readingMinutes } = article
  return { ...headOf(article), date, category, author, readingMinutes }
}

export function neighbour({ slug, title, date }: Article): ArticleNeighbour {
  return { slug, title, date }
}

export function headOf({ slug, title, excerpt }: Entry): Entry {
  return { slug, title, excerpt }
}

export function catalogueSummary(entry: CatalogueEntry): CatalogueSummary {
  const summary = without(entry, 'problem', 'afterwards', 'bring', 'limits', 'keywords')
  const { casesPerMonth, minutesPerCase } = summary.forecast
  return { ...summary, forecast: { casesPerMonth, minutesPerCase } }
}

export function catalogueLine(entry: CatalogueEntry): CatalogueLine {
  return without(catalogueSummary(entry), 'platforms', 'forecast')
}

export function catalogueText({
  problem,
  afterwards,
  bring,
  limits,
  keywords,
}: CatalogueEntry): CatalogueText {
  return { problem, afterwards, bring, limits, keywords }
}

export function integrationSummary(system: Integration): IntegrationSummary {
  return without(system, 'sections', 'platform')
}

export function useCaseSummary(useCase: UseCase): UseCaseSummary {
  return { ...without(useCase, 'sections'), forecast: forecastOf(useCase) }
}

function forecastOf({ steps, casesPerMonth, costPerHour, oneOffCost }: UseCase): string {
  const inputs = inputsOfProcess({ ...toForecast(steps), casesPerMonth, costPerHour, oneOffCost })
  return encodeForecast({ inputs, spreads: usualSpreads, currency: 'EUR' })
}
