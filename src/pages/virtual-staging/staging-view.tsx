import { later } from '../later/later.tsx'
import { ToolHero } from '../tool-hero.tsx'
import type { StagingDocuments } from './page.tsx'

const StyleGallery = later(() =>
  import('./style-gallery.tsx').then((module) => module.StyleGallery),
)
const StagingStory = later(() =>
  import('./staging-story.tsx').then((module) => module.StagingStory),
)

/** The six styles with all that stands in them, and how staging stays honest. */
export function StagingView({ documents }: { documents: StagingDocuments }) {
  const { page, styles, furniture } = documents
  return (
    <div>
      <ToolHero copy={page} />
      <StyleGallery copy={page.gallery} styles={styles.styles} furniture={furniture} />
      <StagingStory page={page} />
    </div>
  )
}
