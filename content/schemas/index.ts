import { about } from './about.ts'
import { analyticsSample } from './analytics-sample.ts'
import { arFeatures } from './ar-features.ts'
import { arVisualization } from './ar-visualization.ts'
import { campaignDemo } from './campaign-demo.ts'
import { campaignManagement } from './campaign-management.ts'
import { communicationDemo } from './communication-demo.ts'
import { communicationFeatures } from './communication-features.ts'
import { company } from './company.ts'
import { contactPage } from './contact-page.ts'
import { dashboard } from './dashboard.ts'
import type { DocumentDefinition, DocumentOf } from './define.ts'
import { demoPage } from './demo-page.ts'
import { furniture } from './furniture.ts'
import { furniturePlacement } from './furniture-placement.ts'
import { governmentServices } from './government-services.ts'
import { home } from './home.ts'
import { industriesPage } from './industries-page.ts'
import { industry } from './industry.ts'
import { insight } from './insight.ts'
import { interactiveDemo } from './interactive-demo.ts'
import { interactiveFeatures } from './interactive-features.ts'
import { legal } from './legal.ts'
import { lesson } from './lesson.ts'
import { lessonCommands } from './lesson-commands.ts'
import { locationServices } from './location-services.ts'
import { navigation } from './navigation.ts'
import { notFound } from './not-found.ts'
import { offline } from './offline.ts'
import { politicalAr } from './political-ar.ts'
import { propertyTours } from './property-tours.ts'
import { realTimeAnalytics } from './real-time-analytics.ts'
import { sampleRooms } from './sample-rooms.ts'
import { siteSettings } from './site-settings.ts'
import { solution } from './solution.ts'
import { solutionPage } from './solution-page.ts'
import { solutionsPage } from './solutions-page.ts'
import { stagingStyles } from './staging-styles.ts'
import { uiStrings } from './ui-strings.ts'
import { update } from './update.ts'
import { virtualClassrooms } from './virtual-classrooms.ts'
import { virtualStaging } from './virtual-staging.ts'
import { voterEngagement } from './voter-engagement.ts'
import { voterEngagementDemo } from './voter-engagement-demo.ts'
import { whatsNew } from './whats-new.ts'

const documents = [
  siteSettings,
  navigation,
  home,
  notFound,
  offline,
  propertyTours,
  furniture,
  sampleRooms,
  stagingStyles,
  industriesPage,
  industry,
  insight,
  analyticsSample,
  realTimeAnalytics,
  arVisualization,
  communicationFeatures,
  communicationDemo,
  interactiveFeatures,
  interactiveDemo,
  voterEngagement,
  voterEngagementDemo,
  solutionPage,
  solutionsPage,
  politicalAr,
  arFeatures,
  solution,
  company,
  about,
  update,
  whatsNew,
  dashboard,
  demoPage,
  legal,
  contactPage,
  campaignDemo,
  campaignManagement,
  governmentServices,
  locationServices,
  furniturePlacement,
  virtualStaging,
  virtualClassrooms,
  lesson,
  lessonCommands,
]

/** Every kind of document that `content/` holds. */
export const definitions: DocumentDefinition[] = [...documents, ...uiStrings]

/** The paths below a language's folder, without ending, that files match: `industries/*.mdx`. */
type PathOf<Files> = Files extends `${infer Path}.${'json' | 'mdx'}`
  ? Path extends `${infer Folder}*`
    ? `${Folder}${string}`
    : Path
  : never

type At<Path, Definition> = Definition extends { files: infer Files }
  ? Path extends PathOf<Files>
    ? DocumentOf<Definition>
    : never
  : never

/** The document at a path below a language's folder. */
export type DocumentAt<Path> = Path extends 'lists/solutions'
  ? // The short names of solutions by id, compiled from their documents.
    Record<string, string>
  : At<Path, (typeof documents)[number]>
