import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { ContrastIcon } from '../../../ui/icons/shell.tsx'
import { sayLoadFailure } from '../../../ui/load-failure/store.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'

const load = () => import('./theme-options.tsx')

/** The theme's switch in the header; there is none to switch without scripts. */
export function ThemeMenu() {
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
  const module = useLoaded(load, open, sayLoadFailure)
  return module && <module.ThemeOptions />
}
