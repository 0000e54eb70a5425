import type { Home } from '../../../content/schemas/home.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const Demo = lazyIsland(() => import('./demo.tsx'), 'Demo')
const Capabilities = lazyIsland(() => import('./capabilities.tsx'), 'Capabilities')
const HowItWorks = lazyIsland(() => import('./bands.tsx'), 'HowItWorks')
const Analytics = lazyIsland(() => import('./bands.tsx'), 'Analytics')
const Solutions = lazyIsland(() => import('./bands.tsx'), 'Solutions')

/** The first screen comes alive with the page, what lies below it later. */
export const page = defineSectionsPage({
  documents: { page: 'pages/home', insight: 'demos/insight', site: 'site' },
  strings: ['how-ar', 'stage', 'media'],
  tools: ({ page, insight, site }) => ({
    hero: <Hero copy={page.hero} />,
    demo: <Demo copy={page.demo} product={site.brand} close={page.close} />,
    capabilities: <Capabilities copy={page.capabilities} close={page.close} />,
    howItWorks: <HowItWorks copy={page.howItWorks} />,
    analytics: <Analytics copy={page.analytics} insight={insight} />,
    solutions: <Solutions copy={page.solutions} />,
  }),
})

/**
 * As wide and high as it takes to cover the section at 16:9, so that places in it are shares of the picture. A video
 * lies over the picture by filling the same box. On small screens it is the upper part, with the sofa above the words.
 */
const stage =
  'absolute right-0 bottom-0 aspect-video w-[max(100cqw,177.78cqh)] ' +
  'max-lg:top-0 max-lg:right-[calc(-1*min(12cqh,max(0px,99.6cqh-100cqw)))] max-lg:bottom-auto max-lg:w-[max(100cqw,99.6cqh)]'

/**
 * On small screens the picture is drawn wider than the screen, and most of it lies outside or in the dark; as many
 * pixels as the screen has are enough there, and a little less keeps common phones from the next larger file.
 */
const sizes = '(min-width: 64rem) max(100vw, 160vh), 96vw'

const HeroOverlay = lazyIsland(() => import('./hero-overlay.tsx'), 'HeroOverlay')

/** The first screen: one room, what it is about on its dark side, and the sofa that opens. */
function Hero({ copy }: { copy: Home['hero'] }) {
  return (
    <section
      aria-labelledby="hero"
      className="dark @container-size relative isolate flex h-[calc(100svh-var(--header-height))] max-h-[64rem] min-h-[36rem] overflow-hidden bg-paper text-ink"
    >
      <div className={stage}>
        <Picture {...copy.picture} sizes={sizes} priority className="size-full rounded-none" />
      </div>
      <HeroOverlay copy={copy} stage={stage} />
      <Container className="pointer-events-none relative flex flex-col justify-end gap-8 py-12 sm:py-16 lg:justify-between lg:py-24 *:pointer-events-auto *:lg:max-w-[min(36cqw,34rem)]">
        <div className="w-fit">
          {/* On small screens it stands on the picture, and carries its own ground as the measures do. */}
          <p className="mb-6 font-kind text-sm text-ink/90 max-lg:w-fit max-lg:rounded-sm max-lg:bg-paper max-lg:px-2 max-lg:py-1 max-lg:text-xs">
            {copy.eyebrow}
          </p>
          <Heading level={1} id="hero">
            {copy.title}
          </Heading>
        </div>
        <div className="w-fit">
          <p className="max-w-[23rem] text-lead">{copy.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink {...copy.primary} variant="primary" size="large" />
            <ButtonLink href={copy.secondary.href} size="large">
              {copy.secondary.label}
              <span className="sr-only"> {copy.secondary.about}</span>
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  )
}
