/** The newest articles for feed readers, in full: Atom (RFC 4287) and JSON Feed 1.1, one of each per language. */
import type { Article } from '#content/entries.ts'
import { readArticles } from '#content/read.ts'
import { plain } from '#content/typography.ts'
import { company } from '#contract/company.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { pageAddress } from './addresses.ts'

export interface FeedWords {
  title: string
  description: string
  categories: Record<Article['category'], string>
}

/** A reader that has followed us keeps what it read; one that begins wants the latest. */
export const newest = 30

/** Feeds by the name of their file, such as `/feed.de.xml`. */
export async function feedFiles(
  wordsFor: (locale: Locale) => Promise<FeedWords>,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const locale of locales) {
    const articles = (await readArticles(locale)).slice(0, newest)
    const words = await wordsFor(locale)
    files[`/feed.${locale}.xml`] = atomFeed(articles, words, locale)
    files[`/feed.${locale}.json`] = jsonFeed(articles, words, locale)
  }
  return files
}

export function atomFeed(articles: Article[], words: FeedWords, locale: Locale): string {
  const dates = articles.map(({ date }) => date).toSorted()
  const entries = articles.map((article) => {
    const url = addressOf(article, locale)
    return [
      '<entry>',
      `<id>${url}</id>`,
      `<title>${escapeHtml(plain(article.title))}</title>`,
      `<link rel="alternate" type="text/html" href="${url}"/>`,
      `<published>${article.date}T00:00:00Z</published>`,
      `<updated>${article.date}T00:00:00Z</updated>`,
      `<category term="${article.category}" label="${escapeHtml(plain(words.categories[article.category]))}"/>`,
      `<summary>${escapeHtml(plain(article.excerpt))}</summary>`,
      `<content type="html">${escapeHtml(htmlOf(article, locale))}</content>`,
      '</entry>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${company.origin}/feed.${locale}.xml</id>`,
    `<title>${escapeHtml(`${company.name}: ${words.title}`)}</title>`,
    `<subtitle>${escapeHtml(words.description)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${company.origin}/feed.${locale}.xml"/>`,
    `<link rel="alternate" type="text/html" href="${pageAddress('/blog', locale)}"/>`,
    `<updated>${dates.at(-1) ?? '1970-01-01'}T00:00:00Z</updated>`,
    `<author><name>${escapeHtml(company.name)}</name><uri>${company.origin}</uri></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}

export function jsonFeed(articles: Article[], words: FeedWords, locale: Locale): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${company.name}: ${words.title}`,
    description: words.description,
    language: locale,
    home_page_url: pageAddress('/blog', locale),
    feed_url: `${company.origin}/feed.${locale}.json`,
    authors: [{ name: company.name, url: company.origin }],
    items: articles.map((article) => ({
      id: addressOf(article, locale),
      url: addressOf(article, locale),
      title: plain(article.title),
      summary: plain(article.excerpt),
      content_html: htmlOf(article, locale),
      date_published: `${article.date}T00:00:00Z`,
      tags: [plain(words.categories[article.category])],
      language: locale,
    })),
  })
}

function addressOf({ slug }: Article, locale: Locale): string {
  return pageAddress(`/blog/${slug}`, locale)
}

/** Readers know neither our styles nor our address: links become absolute, frames for scrolling go. */
function htmlOf({ intro, sections }: Article, locale: Locale): string {
  const parts = sections.map(({ heading, html }) => `<h2>${escapeHtml(plain(heading))}</h2>\n${html}`)
  return [intro, ...parts]
    .join('\n')
    .replaceAll('href="/', `href="${company.origin}/${locale}/`)
    .replace(/<div class="table"[^>]*>(<table[^>]*>[\s\S]*?<\/table>)<\/div>/g, '$1')
    .replace(/ data-drawing="[^"]*"/g, '')
}
