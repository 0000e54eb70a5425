import type { ReactNode } from 'react'
import type { Home } from '../../../content/schemas/home.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
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
    hero: <Story page={page} />,
    demo: <Demo copy={page.demo} product={site.brand} close={page.close} />,
    capabilities: <Capabilities copy={page.capabilities} close={page.close} />,
    howItWorks: <HowItWorks copy={page.howItWorks} />,
    analytics: <Analytics copy={page.analytics} insight={insight} />,
    solutions: <Solutions copy={page.solutions} />,
  }),
})

/**
 * As wide and high as it takes to cover the section at 16:9 and 3 % more, which an eye that moves may see of it. Places in
 * it are shares of the picture. A video lies over the picture by filling the same box. On small screens it is the upper
 * part, with the sofa above the words.
 */
const stage =
  'absolute right-[-1.5cqw] bottom-[calc(-1.5*var(--story-vh))] aspect-video w-[max(103cqw,183.1*var(--story-vh))] ' +
  'max-lg:top-[calc(-13*var(--story-vh))] max-lg:right-[calc(-1*max(1.5cqw,min(44.3*var(--story-vh)-50cqw,114*var(--story-vh)-101.5cqw)))] max-lg:bottom-auto max-lg:w-[max(103cqw,114*var(--story-vh))]'

/**
 * On small screens the picture is drawn wider than the screen, and much of it lies outside or in the dark: what is told
 * here keeps common phones from the next larger file.
 */
const sizes = '(min-width: 64rem) max(103vw, 165vh), 130vw'

const HeroOverlay = lazyIsland(() => import('./hero-overlay.tsx'), 'HeroOverlay')

const StoryStage = lazyIsland(
  () => import('../../scenes/story/view/tool/story-stage.tsx'),
  'StoryStage',
)

/**
 * What the camera comes to as one scrolls: the room, the cell, the city, and the room again as a device sees it. The live
 * picture stays while the words scroll, below the header, which is 3.5rem high then; where nothing is live, each chapter
 * has its own.
 *
 * The whole is a query container rather than each chapter: in browsers from before 2025 a container is a stacking context,
 * which would put a chapter's words below the live picture.
 */
function Story({ page: { hero, story } }: { page: Home }) {
  const { cell, city, empty, furnished } = story
  const labels = [furnished, cell, city, empty, furnished].map(({ label }) => label)
  return (
    <div
      data-story=""
      className="group/story dark @container relative isolate overflow-x-clip bg-paper text-ink [--paper:var(--dark-room)]! [--tag:var(--dark-room)] [&>[data-island]]:contents [--story-height:clamp(36rem,calc(100svh-3.5rem),64rem)] [--story-vh:calc(var(--story-height)/100)]"
    >
      <StoryStage stage={stage} labels={labels} scanning={empty.scanning} />
      <Hero copy={hero} />
      {Object.entries({ cell, city, empty, furnished }).map(([id, copy]) => (
        <Chapter key={id} {...{ id, copy }} variant={id === 'furnished' ? 'primary' : undefined} />
      ))}
    </div>
  )
}

const chapterClass = 'relative flex h-(--story-height) overflow-clip'

/** On small screens a live picture leaves the lower part to the words, where the next chapter's own would come up. */
const pictureClass = 'max-lg:group-has-[[data-story-stage=live][data-whole]]/story:invisible'

/** The first screen: one room, what it is about on its dark side, and the sofa that opens. */
function Hero({ copy }: { copy: Home['hero'] }) {
  return (
    <section aria-labelledby="hero" data-chapter="" className={chapterClass}>
      <div className={classNames(stage, pictureClass)}>
        <Picture {...copy.picture} sizes={sizes} priority className="size-full rounded-none" />
      </div>
      <HeroOverlay copy={copy} stage={stage} />
      <Words eyebrow={copy.eyebrow} className="lg:justify-between">
        <Heading level={1} id="hero">
          {copy.title}
        </Heading>
        <p className="max-w-[23rem] text-lead text-pretty">{copy.text}</p>
        <div className="mt-8 flex flex-wrap gap-3 short:mt-5">
          <ButtonLink {...copy.primary} variant="primary" size="large" />
          <ButtonLink href={copy.secondary.href} size="large">
            {copy.secondary.label}
            <span className="sr-only"> {copy.secondary.about}</span>
          </ButtonLink>
        </div>
      </Words>
    </section>
  )
}

interface ChapterProps {
  id: string
  copy: Home['story']['cell']
  /** The button of its link: `primary` in the last chapter, which the story leads to. */
  variant: 'primary' | undefined
}

function Chapter({ id, copy, variant }: ChapterProps) {
  return (
    <section aria-labelledby={`story-${id}`} data-chapter="" className={chapterClass}>
      <div className={classNames(stage, pictureClass)}>
        <Picture {...copy.picture} sizes={sizes} className="size-full rounded-none" />
      </div>
      <Words eyebrow={copy.eyebrow} className="lg:justify-center">
        <Heading id={`story-${id}`}>{copy.title}</Heading>
        <p className="max-w-[23rem] text-lead text-pretty">{copy.text}</p>
        <ButtonLink {...copy.link} variant={variant} size="large" className="mt-8 short:mt-5" />
      </Words>
    </section>
  )
}

interface WordsProps {
  eyebrow: string
  /** Where they stand in the height of a wide screen. */
  className: string
  /** The heading, and what stands below. */
  children: [ReactNode, ...ReactNode[]]
}

const wordsClass = 'fades-out relative z-20 pointer-events-auto w-fit lg:max-w-[min(36cqw,30rem)]'

/**
 * The words of a chapter, on the dark side of its picture. On small screens they begin on the same line in each, below the
 * picture, and cover some of it where they are many.
 */
function Words({ eyebrow, className, children }: WordsProps) {
  const [heading, ...rest] = children
  return (
    <Container
      className={classNames(
        'pointer-events-none relative flex flex-col gap-8 pb-12 sm:pb-16 short:gap-5 short:pb-6 lg:py-24 max-lg:min-h-[calc(48*var(--story-vh))] max-lg:self-end',
        className,
      )}
    >
      <div
        className={classNames(
          'shade absolute z-15 max-lg:inset-x-0 max-lg:top-[calc(-9*var(--story-vh))] max-lg:bottom-0 max-lg:[--shade-side:top] max-lg:[--shade-solid:calc(100%-9*var(--story-vh))]',
          'lg:inset-y-0 lg:left-[calc(50%-50cqw)] lg:w-[calc(max(0px,50cqw-40rem)+min(36cqw,34rem)+12.5rem)] lg:[--shade-side:right] lg:[--shade-solid:40%]',
        )}
      />
      <div className={wordsClass}>
        <p className="mb-6 font-kind text-sm text-ink/90 max-lg:mb-4 max-lg:text-xs short:mb-2">
          {eyebrow}
        </p>
        {heading}
      </div>
      <div className={wordsClass}>{rest}</div>
    </Container>
  )
}
