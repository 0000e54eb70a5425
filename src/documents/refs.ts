import type { About } from '../../content/schemas/about.ts'
import type { AnalyticsSample } from '../../content/schemas/analytics-sample.ts'
import type { ArFeatures } from '../../content/schemas/ar-features.ts'
import type { ArVisualization } from '../../content/schemas/ar-visualization.ts'
import type { CampaignDemo } from '../../content/schemas/campaign-demo.ts'
import type { CampaignManagement } from '../../content/schemas/campaign-management.ts'
import type { CommunicationDemo } from '../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../content/schemas/communication-features.ts'
import type { Company } from '../../content/schemas/company.ts'
import type { ContactPage } from '../../content/schemas/contact-page.ts'
import type { Dashboard } from '../../content/schemas/dashboard.ts'
import type { DemoPage } from '../../content/schemas/demo-page.ts'
import type { Furniture } from '../../content/schemas/furniture.ts'
import type { FurniturePlacement } from '../../content/schemas/furniture-placement.ts'
import type { GovernmentServices } from '../../content/schemas/government-services.ts'
import type { Home } from '../../content/schemas/home.ts'
import type { IndustriesPage } from '../../content/schemas/industries-page.ts'
import type { Industry } from '../../content/schemas/industry.ts'
import type { Insight } from '../../content/schemas/insight.ts'
import type { InteractiveDemo } from '../../content/schemas/interactive-demo.ts'
import type { InteractiveFeatures } from '../../content/schemas/interactive-features.ts'
import type { Legal } from '../../content/schemas/legal.ts'
import type { Lesson } from '../../content/schemas/lesson.ts'
import type { LessonCommands } from '../../content/schemas/lesson-commands.ts'
import type { LocationServices } from '../../content/schemas/location-services.ts'
import type { Navigation } from '../../content/schemas/navigation.ts'
import type { NotFound } from '../../content/schemas/not-found.ts'
import type { Offline } from '../../content/schemas/offline.ts'
import type { PoliticalAr } from '../../content/schemas/political-ar.ts'
import type { PropertyTours } from '../../content/schemas/property-tours.ts'
import type { RealTimeAnalytics } from '../../content/schemas/real-time-analytics.ts'
import type { SampleRooms } from '../../content/schemas/sample-rooms.ts'
import type { SiteSettings } from '../../content/schemas/site-settings.ts'
import type { Solution } from '../../content/schemas/solution.ts'
import type { SolutionPage } from '../../content/schemas/solution-page.ts'
import type { SolutionsPage } from '../../content/schemas/solutions-page.ts'
import type { StagingStyles } from '../../content/schemas/staging-styles.ts'
import type { Update } from '../../content/schemas/update.ts'
import type { VirtualClassrooms } from '../../content/schemas/virtual-classrooms.ts'
import type { VirtualStaging } from '../../content/schemas/virtual-staging.ts'
import type { VoterEngagement } from '../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../content/schemas/voter-engagement-demo.ts'
import type { WhatsNew } from '../../content/schemas/whats-new.ts'
import type { DocumentRef } from './load.ts'

export type {
  About,
  AnalyticsSample,
  ArFeatures,
  ArVisualization,
  CampaignDemo,
  CampaignManagement,
  CommunicationDemo,
  CommunicationFeatures,
  Company,
  ContactPage,
  Dashboard,
  DemoPage,
  Furniture,
  FurniturePlacement,
  GovernmentServices,
  Home,
  IndustriesPage,
  Industry,
  Insight,
  InteractiveDemo,
  InteractiveFeatures,
  Legal,
  Lesson,
  LessonCommands,
  LocationServices,
  Navigation,
  NotFound,
  Offline,
  PoliticalAr,
  PropertyTours,
  RealTimeAnalytics,
  SampleRooms,
  SiteSettings,
  Solution,
  SolutionPage,
  SolutionsPage,
  StagingStyles,
  Update,
  VirtualClassrooms,
  VirtualStaging,
  VoterEngagement,
  VoterEngagementDemo,
  WhatsNew,
}

/** @param path  below a language's folder, without ending */
export const ref = <Document>(path: string): DocumentRef<Document> => ({ path })

export const site = ref<SiteSettings>('site')
export const navigation = ref<Navigation>('navigation')
export const strings = (namespace: string) => ref<Record<string, string>>(`ui/${namespace}`)

/** The short names of solutions by id; it is made of their documents. */
export const solutionNames = ref<Record<string, string>>('lists/solutions')
