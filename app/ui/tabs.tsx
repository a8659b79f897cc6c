import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import style from './tabs.module.css'

interface Tab {
  key: string
  tab: ReactNode
  panel: ReactNode
}

interface Props {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** Classes for the list of tabs and for the place of the panels. */
  listClass: string | undefined
  panelsClass: string | undefined
  /** Stands between tabs and panels. */
  between?: ReactNode
}

/** Tabs by keyboard and pointer. Without a script all panels are there, one below the other, and the tabs lead to them. */
export function Tabs({ label, tabs, listClass, panelsClass, between }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)

  function onKey(event: KeyboardEvent) {
    // With Alt or Cmd the arrows go back and forth between pages.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const last = tabs.length - 1
    const target = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowDown: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
      // A tab is chosen when it has the focus; as a link it would scroll the page.
      ' ': chosen,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    setChosen(target)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <>
      <div ref={list} className={listClass} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKey}>
        {tabs.map(({ key, tab }, index) => (
          <a
            key={key}
            role="tab"
            id={`${id}-tab-${key}`}
            href={`#${id}-panel-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={(event) => {
              event.preventDefault()
              setChosen(index)
            }}
          >
            {tab}
          </a>
        ))}
      </div>
      {between}
      <div className={panelsClass}>
        {tabs.map(({ key, panel }, index) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}-panel-${key}`}
            aria-labelledby={`${id}-tab-${key}`}
            className={index === chosen ? undefined : style.waiting}
          >
            {panel}
          </div>
        ))}
      </div>
    </>
  )
}
