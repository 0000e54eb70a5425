import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { ChevronDownIcon, UserIcon } from '../../../ui/icons/shell.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useAuth } from '../../../visitor/user.tsx'

/** The signed-in user's name, with the way to the dashboard and out. */
export function UserMenu({ name }: { name: string }) {
  const { t } = useTranslation('shell')
  const { logout } = useAuth()
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
      <button type="button" onClick={logout} className="menu-row">
        {t('logout')}
      </button>
    </Dropdown>
  )
}
