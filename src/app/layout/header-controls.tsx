import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, languageByLocale } from '../../site/locales.ts'
import { Flag } from '../../ui/brand/flag.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dropdown } from '../../ui/dropdown/dropdown.tsx'
import { ChevronDownIcon, ContrastIcon, UserIcon } from '../../ui/icons/shell.tsx'
import { showLoadFailure } from '../../ui/load-failure/store.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { useAuth } from '../../visitor/account.tsx'
import { type DialogName, openDialog } from '../../visitor/dialogs.ts'
import { LanguageLinks } from './language-links.tsx'

const loadThemeOptions = () => import('./theme-options.tsx')

/** The theme's switch in the header; there is none to switch without scripts. */
function ThemeMenu() {
  const { t } = useTranslation('shell')
  return (
    <Dropdown
      label={t('theme')}
      trigger={<ContrastIcon />}
      className="needs-scripts relative max-lg:hidden"
      buttonClassName="min-w-11"
    >
      {(open) => <LoadedOptions open={open} />}
    </Dropdown>
  )
}

function LoadedOptions({ open }: { open: boolean }) {
  const module = useLoaded(loadThemeOptions, open, showLoadFailure)
  return module && <module.ThemeOptions />
}

/** How the site is shown, that is in which language and how light, and who is signed in. */
export function HeaderControls(props: { locale: Locale; path: string }) {
  return (
    <div className="flex items-center gap-1 lg:gap-2">
      <LanguageMenu {...props} />
      <ThemeMenu />
      <AccountArea />
    </div>
  )
}

/** The language shown, and the page in the others. */
function LanguageMenu({ locale, path }: { locale: Locale; path: string }) {
  const { t } = useTranslation('shell')
  return (
    <Dropdown
      trigger={
        <>
          <Flag locale={locale} />
          <span className="sr-only">
            {t('chooseLanguage', { language: languageByLocale[locale].name })}
          </span>
          <span className="font-kind text-xs uppercase lg:max-xl:hidden">{locale}</span>
          <ChevronDownIcon className="size-4" />
        </>
      }
    >
      <LanguageLinks locale={locale} path={path} linkClassName="menu-row" />
    </Dropdown>
  )
}

/** Login and sign-up, or the user's menu in their room, so that nothing in the header moves when the user is known. */
export function AccountArea() {
  const { t } = useTranslation('shell')
  const { user, logout } = useAuth()
  const area = useRef<HTMLDivElement>(null)
  const login = useRef<HTMLButtonElement>(null)
  const hasLeft = useRef(false)

  // The button that had the focus was removed, so the focus moves to what replaced it.
  useLayoutEffect(() => {
    if (!user && hasLeft.current) login.current?.focus()
    // Before the next frame it still has the focus.
    if (user && area.current?.contains(document.activeElement))
      area.current.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    hasLeft.current = false
  }, [user])
  const open = (dialog: DialogName) => {
    // A press on what stood here before somebody was known is delivered late.
    if (!user) openDialog(dialog)
  }

  return (
    <div ref={area} data-account className="needs-scripts relative ml-1 max-lg:hidden">
      <div aria-hidden={user !== null} className={classNames('flex gap-2', user && 'invisible')}>
        <Button ref={login} size="small" className="max-xl:px-2.5" onClick={() => open('login')}>
          {t('login')}
        </Button>
        <Button
          size="small"
          variant="primary"
          className="max-xl:px-2.5"
          onClick={() => open('signup')}
        >
          {t('signUp')}
        </Button>
      </div>
      {user && (
        <UserMenu
          name={user.name}
          onLogout={() => {
            hasLeft.current = true
            logout()
          }}
        />
      )}
    </div>
  )
}

/** The signed-in user's name, with the way to the dashboard and out. */
function UserMenu({ name, onLogout }: { name: string; onLogout: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <Dropdown
      className="absolute inset-y-0 right-0 flex max-w-full items-center"
      buttonClassName="min-w-0 max-w-full"
      trigger={
        <>
          <UserIcon />
          <span className="truncate font-medium">{name}</span>
          <ChevronDownIcon className="size-4" />
        </>
      }
    >
      <SiteLink href="/dashboard" className="menu-row">
        {t('dashboard')}
      </SiteLink>
      <button type="button" onClick={onLogout} className="menu-row">
        {t('logout')}
      </button>
    </Dropdown>
  )
}
