import type { Home, Insight } from '../../documents/refs.ts'
import { CallToAction } from '../call-to-action.tsx'
import { Analytics } from './analytics/analytics.tsx'
import { Capabilities } from './capabilities/capabilities.tsx'
import { Demo } from './demo.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Industries } from './industries.tsx'
import { Solutions } from './solutions.tsx'

export interface HomeStoryProps {
  page: Home
  insight: Insight
  product: string
}

/** The home page below its first screen, in the order in which it tells its story. */
export function HomeStory({ page, insight, product }: HomeStoryProps) {
  return (
    <>
      <Demo copy={page.demo} product={product} close={page.close} />
      <Capabilities copy={page.capabilities} close={page.close} />
      <Industries copy={page.industries} />
      <HowItWorks copy={page.howItWorks} />
      <Analytics copy={page.analytics} insight={insight} />
      <Solutions copy={page.solutions} />
      <CallToAction {...page.callToAction} />
    </>
  )
}
