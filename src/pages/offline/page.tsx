import type { Offline } from '../../../content/schemas/offline.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { definePage } from '../page.tsx'
import { StatusPage } from '../searching/status-page.tsx'

function OfflineView({ page }: { page: Offline }) {
  return (
    <StatusPage page={page}>
      <Button variant="primary" size="large" onClick={() => location.reload()}>
        {page.tryAgain}
      </Button>
      <ArrowLink {...page.home} />
    </StatusPage>
  )
}

export const page = definePage({
  documents: { page: 'pages/offline' },
  head: ({ page }) => ({ ...page.seo, canonicalPath: '/offline', noIndex: true }),
  content: ({ page }) => <OfflineView page={page} />,
})
