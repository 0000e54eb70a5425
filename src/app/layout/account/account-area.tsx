import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type DialogName, openDialog } from '../../../visitor/dialogs.ts'
import { useAuth } from '../../../visitor/user.tsx'
import { UserMenu } from './user-menu.tsx'

/** Login and sign-up, or the user's menu in their room, so that nothing in the header moves when the user is known. */
export function AccountArea() {
  const { t } = useTranslation('shell')
  const { user, logout } = useAuth()
  const area = useRef<HTMLDivElement>(null)
  const login = useRef<HTMLButtonElement>(null)
  const hasLeft = useRef(false)

  // The button that was pressed, or was about to be, has gone: the focus stays in its place.
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
