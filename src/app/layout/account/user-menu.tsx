import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { ChevronDownIcon, UserIcon } from '../../../ui/icons/shell.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'

/** The signed-in user's name, with the way to the dashboard and out. */
export function UserMenu({ name, onLogout }: { name: string; onLogout: () => void }) {
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
