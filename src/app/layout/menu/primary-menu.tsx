import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuIntent } from './intent.ts'
import { type MenuProps, PlainMenu } from './plain-menu.tsx'
import type { RichMenu } from './rich-menu.tsx'

type PrimaryMenuProps = Omit<MenuProps, 'label'> & {
  Rich: typeof RichMenu | undefined
  intent: RefObject<MenuIntent>
}

/** Plain links until the menu with submenus is there. */
export function PrimaryMenu({ Rich, intent, ...props }: PrimaryMenuProps) {
  const { t } = useTranslation('shell')
  const label = t('mainNavigation')
  return Rich ? (
    <Rich {...props} label={label} intent={intent} />
  ) : (
    <PlainMenu {...props} label={label} />
  )
}
