/** The site on Caddy alone, without our server. */
import { fallbackLocale, localeCookie, locales } from '#contract/locale.ts'
import {
  type BuildRecord,
  cacheControl,
  contentSecurityPolicy,
  fileCacheControl,
  fileTypes,
  languageVary,
  pageCacheControl,
  referrerPolicy,
  securityHeaders,
} from '#contract/security-headers.ts'
import {
  firstWishPattern,
  hiddenPattern,
  type HostOptions,
  isHttps,
  languagePattern,
  otherLocales,
  pagePaths,
  spellingPattern,
  startPattern,
  twinType,
} from './host-rules.ts'

export function caddyConfiguration(record: BuildRecord, options: HostOptions): string {
  const policy = { scripts: record.scripts, https: isHttps(options) }
  const headers = {
    ...securityHeaders(),
    'Content-Security-Policy': contentSecurityPolicy({ ...policy, styles: ['{page_styles}'] }),
    'Referrer-Policy': '{page_referrer}',
    'Cache-Control': '{page_cache}',
    Vary: '{page_vary}',
  }
  const encodingVary = 'Accept-Encoding'
  const negotiatedVary = `${encodingVary}, ${languageVary}`
  const pages = pagePaths(record).flatMap((path) => {
    const page = record.pages[path] ?? { styles: [] }
    const columns = [page.styles.join(' '), pageCacheControl(path), referrerPolicy(path)]
    return [
      [path, 'negotiated', ...columns, negotiatedVary],
      ...locales.map((locale) => [`/${locale}${path}`, locale, ...columns, encodingVary]),
    ]
  })
  const others = [
    ...['/', ...locales.map((locale) => `/${locale}`)].map((path) => [path, cacheControl.page]),
    ['~^/assets/', fileCacheControl('/assets/')],
    ['~^/fonts/', fileCacheControl('/fonts/')],
    ['~(?:/|\\.html)$', cacheControl.page],
    [`~^/(?:${languagePattern})/.+\\.md$`, cacheControl.file],
    ['~\\.md$', cacheControl.file, negotiatedVary],
    ['default', cacheControl.file],
  ].map(([path, cache, vary = encodingVary]) => [path, '', '', cache, referrerPolicy(), vary])
  const rows = [...pages, ...others]
  return `{
	# The privacy notice promises that full addresses are not logged; errors name theirs even without a log of requests.
	log {
		exclude http.log.error
	}
}

${options.origin} {
	root * ${options.root}

	map "{cookie.${localeCookie}}|{header.Accept-Language}" {language_suffix} {
${locales.map((locale) => `		"~^${locale}\\|" "${locale === fallbackLocale ? '' : `.${locale}`}"\n`).join('')}${otherLocales.map((locale) => `		\`~(?i)^[^|]*\\|${firstWishPattern(locale).slice(1)}\` .${locale}\n`).join('')}		default ""
	}
	map {path} {page_kind} {page_styles} {page_cache} {page_referrer} {page_vary} {
${rows.map(([path, ...columns]) => `		${path} ${columns.map((column) => `"${column}"`).join(' ')}\n`).join('')}	}
	map "{page_kind}|{language_suffix}" {page_language} {
${locales.map((locale) => `		"~^${locale}\\|" ${locale}\n`).join('')}${otherLocales.map((locale) => `		"negotiated|.${locale}" ${locale}\n`).join('')}		default ${fallbackLocale}
	}
	map "{http.request.orig_uri.path}|{language_suffix}" {not_found_page} {not_found_language} {
${locales.map((locale) => `		"~^/${locale}[/|]" /${locale}/404.html ${locale}\n`).join('')}${otherLocales.map((locale) => `		"~\\|\\.${locale}$" /404.${locale}.html ${locale}\n`).join('')}		default /404.html ${fallbackLocale}
	}
	map {query} {kept_query} {
		"~^(.+)$" "?\${1}"
		default ""
	}

	header {
${Object.entries(headers)
  .map(([name, value]) => `		${name} "${value}"\n`)
  .join('')}	}
	@page expression \`{page_kind} != ""\`
	header @page Content-Language {page_language}
	map "{path}|{language_suffix}" {twin_language} {twin_page} {
${locales.map((locale) => `		"~^(/${locale}/.+)\\.md\\|" ${locale} "\${1}"\n`).join('')}${otherLocales.map((locale) => `		"~^(/.+)\\.md\\|\\.${locale}$" ${locale} "/${locale}\${1}"\n`).join('')}		"~^(/.+)\\.md\\|$" ${fallbackLocale} "/${fallbackLocale}\${1}"
		default "" ""
	}
	@twin path *.md
	header @twin {
		Content-Type "${twinType}"
		Content-Language {twin_language}
		Link "<${options.origin}{twin_page}>; rel=\\"canonical\\""
	}

${Object.entries(fileTypes)
  .map(([name, type]) => `	header ${name} Content-Type "${type}"\n`)
  .join('')}
	@unsupported not method GET HEAD
	# Dots that lead elsewhere or hide, and what no file could be called.
	@odd expression \`{path}.matches("//|/\\\\.(?:[^w]|$)|[^/]{200}|.{1000}|[^ -~]")\`
	@root path / /index.html
	@language path_regexp language \`${startPattern}\`
	@hidden path_regexp \`${hiddenPattern}|^/(?:(?:${languagePattern})/)?404(?:\\.html|/)?$\`
	@assets path /assets/*
	@spelling path_regexp spelling \`${spellingPattern}\`
	route {
		header @unsupported Allow "GET, HEAD"
		error @unsupported 405
		error @odd 404
		redir @root /home{kept_query} 302
		redir @language /{re.language.1}/home{kept_query} 302
		error @hidden 404
		handle @twin {
			try_files {twin_page}.md
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		handle @assets {
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		# A page's other spellings; nothing is sent to an address that does not exist.
		handle @spelling {
			@exists file {re.spelling.1}.html
			redir @exists {re.spelling.1}{kept_query} 308
			error 404
		}
		handle {
			try_files {path}{language_suffix}.html {path}.html {path}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}

	handle_errors {
		# A page under a script's name would be kept by a proxy as that script.
		@plain expression \`{err.status_code} != 404 || {http.request.orig_uri.path}.startsWith("/assets/")\`
		handle @plain {
			header Cache-Control "${cacheControl.never}"
			header Content-Type "text/plain; charset=utf-8"
			respond "{err.status_text}"
		}
		handle {
			header Content-Security-Policy "${contentSecurityPolicy({ ...policy, styles: record.pages['/404']?.styles ?? [] })}"
			header Cache-Control "${cacheControl.notFound}"
			header Content-Type "text/html; charset=utf-8"
			header -Link
			header Content-Language {not_found_language}
			header Vary "${negotiatedVary}"
			rewrite * {not_found_page}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
}
