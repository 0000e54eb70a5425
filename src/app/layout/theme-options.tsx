import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../../ui/icons/shell.tsx'
import { MoonIcon, ScreenIcon, SunIcon } from '../../ui/icons/theme.tsx'
import { type ThemeChoice, themeChoices, useTheme } from '../../visitor/theme.ts'

const themeIcons = { light: SunIcon, dark: MoonIcon, system: ScreenIcon }

const labels = {
  light: 'themeLight',
  dark: 'themeDark',
  system: 'themeSystem',
} as const satisfies Record<ThemeChoice, string>

/** Light, dark or as the system has it. */
export function ThemeOptions() {
  const { t } = useTranslation('shell')
  const { choice, setTheme } = useTheme()
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
