/** What stands in the controls of a form: read, put back, locked. */
import { typed } from './sleep-signs.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl)
}

/** While a message is on its way nothing can be added to it: that would be lost with the draft, and nobody would know. */
export function lock(form: HTMLFormElement, isLocked: boolean): void {
  for (const control of controlsOf(form)) {
    if (!(control instanceof HTMLSelectElement)) control.readOnly = isLocked
  }
}

/** Fields, and beside them what every form of ours sends along: names that begin with an underscore. */
export function entriesOf(form: HTMLFormElement) {
  const values: Record<string, string> = {}
  const meta: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') (name.startsWith('_') ? meta : values)[name] = value
  }
  return { values, meta }
}

/** Without passwords and codes, which are neither kept nor copied. */
export function publicOf(form: HTMLFormElement): Record<string, string> {
  const { values } = entriesOf(form)
  for (const control of controlsOf(form)) {
    if ('secret' in control.dataset) delete values[control.name]
  }
  return values
}

export function textOf(form: HTMLFormElement, labels: Record<string, string>): string {
  return Object.entries(publicOf(form))
    .filter(([, value]) => value.trim())
    .map(([name, value]) => `${labels[name] ?? name}: ${value.trim()}`)
    .join('\n')
}

/** What was typed before this script came is newer than the draft, and so is what another page attached. */
export function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined || control.name.startsWith('_') || control.type === 'hidden') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (!isTouched(control)) control.value = value
  }
}

function isTouched(control: Control): boolean {
  // A list has no first value to compare with.
  if (control instanceof HTMLSelectElement) return control.hasAttribute(typed)
  return control.value !== control.defaultValue
}
