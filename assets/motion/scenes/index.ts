import type { Scene } from '../scene.ts'
import { demo } from './demo.ts'
import { furniturePlacement } from './furniture-placement.ts'
import { hero } from './hero.ts'
import { interactiveCampaigns } from './interactive-campaigns.ts'
import { interactiveLearning } from './interactive-learning.ts'
import { propertyTours } from './property-tours.ts'
import { virtualClassrooms } from './virtual-classrooms.ts'
import { virtualLab } from './virtual-lab.ts'
import { virtualLabs } from './virtual-labs.ts'
import { virtualRallies } from './virtual-rallies.ts'
import { virtualStaging } from './virtual-staging.ts'
import { voterEngagement } from './voter-engagement.ts'

/** Every loop by name. */
export const scenes: Record<string, Scene> = {
  hero,
  demo,
  'property-tours': propertyTours,
  'furniture-placement': furniturePlacement,
  'virtual-staging': virtualStaging,
  'virtual-classrooms': virtualClassrooms,
  'interactive-learning': interactiveLearning,
  'virtual-labs': virtualLabs,
  'virtual-lab': virtualLab,
  'interactive-campaigns': interactiveCampaigns,
  'voter-engagement': voterEngagement,
  'virtual-rallies': virtualRallies,
}
