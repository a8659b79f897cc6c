/** Light, dark, or as the system says. The document carries the choice; CSS does the rest. */
import { storagePrefix } from '#contract/company.ts'
import { forget, readStored, store } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = `${storagePrefix}-theme`
export const themeChanged = 'theme-changed'

export function themeOf(value: string | null | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') forget(key)
  else store(key, theme)
  applyTheme(theme)
  dispatchEvent(new Event(themeChanged))
}

export function storedTheme(): Theme {
  return themeOf(readStored(key))
}

export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset['theme'])
}
