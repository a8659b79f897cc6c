/** Formats of numbers and dates. Each is kept, because making one takes longer than what it is for. */

function kept<Options, Format>(make: (tag: string, options?: Options) => Format) {
  const formats = new Map<string, Format>()
  return (tag: string, options?: Options): Format => {
    const name = tag + JSON.stringify(options)
    const format = formats.get(name) ?? make(tag, options)
    formats.set(name, format)
    return format
  }
}

export const numberFormat = kept(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)

/**
 * A moment falls on the day that it has where we work, wherever the reader or the server is. A day without a time is
 * read as midnight UTC, which is an hour or two into the same day here.
 */
export const dateFormat = kept(
  (tag, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'Europe/Berlin', ...options }),
)
