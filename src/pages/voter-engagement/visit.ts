import type { VoterEngagementDemo } from '../../documents/refs.ts'
import {
  createInstantPoll,
  type InstantPoll,
  resetInstantPoll,
} from '../civic/model/instant-poll.ts'
import { createLearning, type Learning, resetLearning } from '../civic/model/learning.ts'
import {
  type AdaptiveSurvey,
  createAdaptiveSurvey,
  resetAdaptiveSurvey,
} from './model/adaptive-survey.ts'
import { createLivePoll, type LivePoll, resetLivePoll } from './model/live-poll.ts'
import { createSurvey, resetSurvey, type Survey } from './model/survey.ts'

/** Everything that a visitor can change at the stations. */
export interface Visit {
  learning: Learning
  survey: Survey
  livePoll: LivePoll
  instantPoll: InstantPoll
  adaptive: AdaptiveSurvey
}

const votes = (poll: VoterEngagementDemo['livePoll']) => poll.options.map((option) => option.votes)

export function createVisit(demo: VoterEngagementDemo): Visit {
  return {
    learning: createLearning(demo.lessons),
    survey: createSurvey(),
    livePoll: createLivePoll(votes(demo.livePoll)),
    instantPoll: createInstantPoll(votes(demo.instantPoll)),
    adaptive: createAdaptiveSurvey(),
  }
}

/** Every station as it was found. */
export function resetVisit(visit: Visit, demo: VoterEngagementDemo): void {
  resetLearning(visit.learning, demo.lessons)
  resetSurvey(visit.survey)
  resetLivePoll(visit.livePoll, votes(demo.livePoll))
  resetInstantPoll(visit.instantPoll, votes(demo.instantPoll))
  resetAdaptiveSurvey(visit.adaptive)
}
