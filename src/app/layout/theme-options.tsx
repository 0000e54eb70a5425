import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { createIcon } from '../../ui/icons/icon.tsx'
import { CheckIcon } from '../../ui/icons/shell.tsx'
import { setTheme, type ThemeChoice, theme, themeChoices } from '../../visitor/theme.ts'

const SunIcon = createIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
)
const MoonIcon = createIcon('M20 14.2A8 8 0 0 1 9.8 4 8 8 0 1 0 20 14.2Z')
const ScreenIcon = createIcon('M4 5h16v11H4zM9 20h6M12 16v4')

const themeIcons = { light: SunIcon, dark: MoonIcon, system: ScreenIcon }

const labels = {
  light: 'themeLight',
  dark: 'themeDark',
  system: 'themeSystem',
} as const satisfies Record<ThemeChoice, string>

/** Light, dark or as the system has it. */
export function ThemeOptions() {
  const { t } = useTranslation('shell')
  const { choice } = useSnapshot(theme)
  return (
    <ul>
      {themeChoices.map((each) => {
        const Icon = themeIcons[each]
        return (
          <li key={each}>
            <button
              type="button"
              aria-pressed={each === choice}
              onClick={() => setTheme(each)}
              className="menu-row"
            >
              <Icon />
              <span className="grow">{t(labels[each])}</span>
              {each === choice && <CheckIcon className="size-4 text-signal" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
