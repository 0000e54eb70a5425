import { render, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import shell from '../../../../content/en/ui/shell.json' with { type: 'json' }
import type { Navigation } from '../../../../content/schemas/navigation.ts'
import { createI18n } from '../../../i18n/create.ts'
import { AuthProvider } from '../../../visitor/account.tsx'

export const navigation: Navigation = {
  items: [
    { label: 'Home', href: '/' },
    {
      label: 'Industries',
      href: '/industries',
      children: [
        { label: 'Education', href: '/industries/education', description: 'Lessons' },
        { label: 'Politics', href: '/industries/politics', description: 'Campaigns' },
      ],
    },
    {
      label: 'Solutions',
      href: '/solutions',
      children: [
        { label: 'All Solutions', href: '/solutions', description: 'At a glance' },
        { label: 'AR Features Suite', href: '/ar-features', description: 'All 36' },
      ],
    },
    { label: 'About Us', href: '/about' },
  ],
}

/**
 * Renders part of the shell as it stands in the site, in English.
 * @returns the queries, and where the visitor has been
 */
export function renderInSite(children: ReactNode, path = '/') {
  const i18n = createI18n('en', 'Realia')
  i18n.addResourceBundle('en', 'shell', shell)
  const { hook, history } = memoryLocation({ path, record: true })
  const view = render(
    <I18nextProvider i18n={i18n}>
      <Router hook={hook}>
        <AuthProvider>
          <Suspense fallback={<p data-waiting />}>{children}</Suspense>
        </AuthProvider>
      </Router>
    </I18nextProvider>,
  )
  return { ...view, history }
}

/** Like {@link renderInSite}, once the parts are there that come later. */
export async function renderWholeInSite(children: ReactNode, path = '/') {
  const view = renderInSite(children, path)
  await waitFor(() => {
    if (view.container.querySelector('[data-waiting]')) throw new Error('A part is still to come')
  })
  return view
}
