/** Light, dark, or as the system says. The document carries the choice; CSS does the rest. */
import { forget, readStored, store, themeKey } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

export const themeChanged = 'theme-changed'

/** Anything but light and dark means what the system says. */
export function applyTheme(theme: string | undefined = readStored(themeKey)): void {
  const { dataset } = document.documentElement
  // The bars of the browser itself take the first colour that is meant for them: light, if this says so, or dark.
  let media = '(prefers-color-scheme: light)'
  if (theme === 'light' || theme === 'dark') {
    dataset['theme'] = theme
    media = theme === 'light' ? 'all' : 'not all'
  } else delete dataset['theme']
  document.querySelector('[name=theme-color]')?.setAttribute('media', media)
  // Where there are buttons yet. The app says the same later, but does not know what was pressed before.
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-set]')) {
    button.ariaPressed = String(button.dataset['themeSet'] === (dataset['theme'] ?? 'system'))
  }
}

export function chooseTheme(theme: string): void {
  if (theme === 'system') forget(themeKey)
  else store(themeKey, theme)
  applyTheme(theme)
  dispatchEvent(new Event(themeChanged))
}

export function currentTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system'
}
