import type { Dashboard } from '../../../content/schemas/dashboard.ts'
import { Container } from '../../ui/layout/container.tsx'
import { useAuth } from '../../visitor/account.tsx'
import { openDialog } from '../../visitor/dialogs.ts'
import { interpolate } from '../interpolate.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const DashboardHero = lazyIsland(() => import('./bands.tsx'), 'DashboardHero')
const Features = lazyIsland(() => import('./bands.tsx'), 'Features')

export const page = defineSectionsPage({
  documents: { page: 'pages/dashboard' },
  tools: ({ page }) => ({
    greeting: <Greeting page={page} />,
    hero: <DashboardHero page={page} />,
    features: <Features copy={page.features} />,
  }),
})

/** Greets who is signed in by name, and offers the others to sign in. */
function Greeting({ page }: { page: Dashboard }) {
  const { user } = useAuth()
  return (
    <div className="dark bg-paper text-ink">
      <Container className="pt-8">
        <p className="min-h-11 content-center" aria-live="polite">
          {user ? (
            <span className="text-name font-semibold break-words">
              {interpolate(page.welcome, { name: user.name })}
            </span>
          ) : (
            <>
              <span className="text-ink-soft">{page.visitor}</span>{' '}
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => openDialog('login')}
                className="needs-scripts -my-2.5 min-h-11 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {page.signIn}
              </button>
            </>
          )}
        </p>
      </Container>
    </div>
  )
}
