import { useWords } from '#app/behaviours/language.ts'
import { currentTheme, themeChanged, themes } from '#app/behaviours/theme.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import style from './theme-switch.module.css'

const icons = {
  system: 'M9 1.75a7.25 7.25 0 0 1 0 14.5z',
  light: '',
  dark: 'M9 1.75a7.25 7.25 0 0 1 0 14.5a7.25 7.25 0 0 1 0 -14.5z',
}

/** The head script handles the click and says what is chosen, so that both are right before the app runs. */
export function ThemeSwitch() {
  const menu = useWords('menu')
  const theme = useWatched(themeChanged, currentTheme, undefined)
  return (
    <div className={`${style.switch} js-only`} role="group" aria-label={menu.theme}>
      {themes.map((each) => (
        <button
          key={each}
          type="button"
          data-theme-set={each}
          aria-pressed={each === theme}
          title={menu.themes[each]}
        >
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <circle cx="9" cy="9" r="7.25" />
            {icons[each] && <path d={icons[each]} />}
          </svg>
        </button>
      ))}
    </div>
  )
}
