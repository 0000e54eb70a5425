const categories = '/campaign-management /voter-engagement /ar-visualization /real-time-analytics'
const others =
  '/location-services /communication-features /government-services /interactive-features'
const tours = '/property-tours /virtual-staging /virtual-classrooms /ar-visualization'

/** Sentences and labels of the spec, word for word: each is the whole of what some element of the page says. */
export const words: Record<string, string> = {
  '/': 'Explore the World Through AR | Real-time 3D visualization | Interactive digital overlays | Cross-platform compatibility | Live Events & Rallies | Multi-language Support | AI-Powered Intelligence | Live Data · sample | Low | Medium | High',
  '/about': 'About us | Bridging Realities, Building Futures | Our mission | Our vision',
  '/contact': 'Address | Phone | Email | Business hours | Mon-Fri 9-6 | Sat 10-4',
  '/dashboard': 'AR Command Center | Sample data',
  '/campaign-management': 'Canvasser | Phone Bank | Event Coordinator',
  '/communication-features': '127 | 45 registered | 89 registered',
  '/solutions/property-tours': 'Your browser does not support the video tag.',
  '/property-tours':
    '3D Property Tours | Upload Property Media | Immersive 3D Features | 360° Rotation | Dynamic Zoom | 3D Perspective | Interactive Media',
  '/real-time-analytics': 'Real-time Analytics Dashboard',
  '/location-services': 'Location Services and GPS Features',
  '/government-services': 'Government Services Portal',
  '/terms': 'Last updated on March 18, 2024',
}

const tiles =
  'Sentiment78%positive+ | Engagement92%active+ | Campaign reach15.4Kusers+ | AR interactions34active+'

/** What a selector finds, in order: each element says this, and perhaps more. */
export const lists: [address: string, selector: string, texts: string][] = [
  [
    '/',
    'main :is(h1, h2)',
    'Blending Reality with Intelligence | Open up a cell on your desk | See the city plan in 3D | First, AR scans the room | Then it places the sofa | See AR Technology in Action | Everything a campaign needs, in one place | One platform, three industries | How AR works | Live Insights and Visualization | Comprehensive AR Solutions | Show people what you mean',
  ],
  [
    '/',
    '[aria-labelledby=how] h3',
    'Capturing external data | Processing external data | Generating digital content | Aligning digital content | Real-time updates | User experience',
  ],
  [
    '/',
    '[aria-labelledby=capabilities] ul.font-mono li',
    'News Feed | Live Stream | Data Sharing | Political Manifesto | Recent Announcements | Landmark Speeches | Citizen Recognition | Trigger Experiences | Information Cards | Politicians’ Past Work | Upcoming Features | AR Connect',
  ],
  ['/', 'dl > div:has(dd + dd)', tiles],
  ['/real-time-analytics', 'dl > div:has(dd + dd)', tiles],
  ['/', 'header [data-menu]', 'Home | Industries | Solutions | What’s New | About Us'],
  ['/', 'header a[hreflang]:has(.flag)', 'English | Español | Français | हिंदी'],
  ['/about', '[aria-labelledby=values] dt', 'Innovation | Collaboration | Excellence | Impact'],
  [
    '/dashboard',
    'main dl > div',
    'Total Projects24 | Active Users1.2K | AR Interactions5.6K | Engagement Rate92%',
  ],
  [
    '/dashboard',
    '[aria-labelledby=features] h3',
    'Campaign Management | Voter Engagement | AR Visualization | Real-time Analytics | Location Services | Communication | Government Services | Interactive Features',
  ],
  ['/whats-new', '[aria-labelledby=upcoming] ol li', 'Q2 2024 · Shipped | Q3 2024 | Q4 2024'],
  [
    '/voter-engagement',
    'main h2',
    'Voter Education | Voter Information Portal | Political Surveys | Dynamic Polling | Instant Polling | Adaptive Survey Logic | Campaigns by Voter Priority | Voter Sentiment Analysis | Anonymized Results | Keep exploring',
  ],
  ['/voter-engagement', '[aria-labelledby=priority] tbody tr', '1472% | 958% | 531%'],
  // The fields of the campaign’s subjects.
  ...Object.entries({
    volunteers: 'Name | Role | Open tasks | Rating | Status',
    campaigns: 'Name | Progress | Spent | Budget | Status',
    events: 'Name | Date | Time | Venue | Guests | Status',
    promises: 'Promise | Progress | Votes | Status',
    parties: 'Campaign | Coordinator | Budget | Level',
    venues: 'Name | Type | Address | Seats | Status',
    posters: 'Location | Scans | Engagement | Status',
  }).map(([id, texts]): [string, string, string] => [
    '/campaign-management',
    `#${id} thead th`,
    texts,
  ]),
]

/** Where a page, or a part of it, leads, in any order. */
export const links: [address: string, part: string, hrefs: string][] = [
  ['/', 'main', '/industries /about /contact /solutions /demo /property-tours'],
  [
    '/',
    '[aria-labelledby=industries] article',
    '/industries/education /industries/real-estate /industries/politics',
  ],
  [
    '/',
    '[aria-labelledby=solutions]',
    `${categories} ${others} /industries/politics /industries/real-estate /industries/education`,
  ],
  ['/', 'footer', '/ /about /contact /privacy /terms'],
  ['/es/industries/politics', 'footer', '/es/privacy /es/terms'],
  ['/es/industries/education', 'main p', '/es/contact'],
  ['/dashboard', '[aria-labelledby=features]', `${categories} ${others}`],
  [
    '/dashboard',
    '[aria-labelledby=toolkit]',
    `${tours} /furniture-placement#ar /interactive-features`,
  ],
  ['/demo', 'main', `${tours} /furniture-placement ${categories} /solutions /contact`],
  [
    '/solutions',
    '#real-estate',
    '/solutions/property-tours /solutions/furniture-placement /solutions/virtual-staging',
  ],
  [
    '/solutions',
    '[aria-labelledby=featured]',
    '/solutions/gamification /ar-visualization /real-time-analytics',
  ],
  [
    '/contact',
    'main',
    'tel:+12125550142 mailto:sales@realia.example mailto:support@realia.example mailto:hello@realia.example https://www.openstreetmap.org/directions?to=40.71216%2C-74.00593 /contact?service=custom#message',
  ],
]

/** How many there are of something: on each page by selector. */
export const counts: Record<string, Record<string, number>> = {
  '/': {
    '[aria-labelledby=capabilities] article': 4,
    '[aria-labelledby=capabilities] article li': 36,
    '[aria-labelledby=solutions] ul a': 18,
  },
  // A group opens with a tab of it marked, as each of its solutions does.
  '/solutions/real-estate': { 'main nav [aria-current=page]': 1 },
  '/solutions/virtual-staging': { 'main nav [aria-current=page]': 1 },
  '/solutions/gamification': { 'main nav[aria-label^="Solutions for"]': 0 },
  '/about': { '[aria-labelledby=why] li': 4 },
  '/contact': { '#message option': 6, 'main a[href^="https://"]:not([href*=openstreetmap])': 4 },
  '/real-time-analytics': { '[aria-labelledby=features] li': 9 },
  '/dashboard': { '[aria-labelledby=toolkit] li': 6 },
  '/political-ar': {
    '[aria-labelledby=core] article': 4,
    '[aria-labelledby=core] dt': 36,
    '[aria-labelledby=more] article': 4,
    '[aria-labelledby=weeks] figure li': 8,
  },
  '/ar-features': { 'thead th': 6, 'tbody th': 6, 'tbody td': 30 },
  '/location-services': { '[data-feature]': 9 },
  '/government-services': { '[data-room]': 9 },
  '/campaign-management': { '#volunteers tbody tr': 8, 'tbody tr': 38 },
}

/** Each solution’s heading, and the tool that its call to action leads to. */
export const solutions: Record<string, string> = {
  'property-tours': 'Let buyers tour the home at any hour | /property-tours',
  'furniture-placement': 'See how the sofa fits before you buy it | /furniture-placement',
  'virtual-staging': 'Furnish an empty home in six styles | /virtual-staging',
  'virtual-classrooms': '3D lessons students can open up | /virtual-classrooms',
  'virtual-labs': 'Repeat the experiment as often as you need | /virtual-classrooms',
  'interactive-learning': 'Lessons that move at each student’s pace | /virtual-classrooms',
  'interactive-campaigns': 'Campaign posters that open in AR | /campaign-management',
  'virtual-rallies': 'Give one speech in several towns | /communication-features',
  'voter-engagement': 'Ask voters, then show them the results | /voter-engagement',
  'policy-visualization': 'See the plan before you vote on it | /ar-visualization',
  gamification: 'Points that mean something | /voter-engagement',
  'real-estate': 'Go from photos to listing in a day | /property-tours',
}
