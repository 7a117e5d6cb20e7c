import * as z from 'zod/mini'

/**
 * How recommendations are made: by what the same persons were interested in (`learned`), by what articles are like (`similar`), or what most
 * people want (`popular`). Outside an experiment: `learned`.
 */
export const RecommendStrategy = z.enum(['learned', 'similar', 'popular'])
export type RecommendStrategy = z.infer<typeof RecommendStrategy>

/** What people of an experiment are counted for, after they have seen what it shows. */
export const ExperimentGoal = z.enum(['click', 'add_to_cart', 'purchase'])
export type ExperimentGoal = z.infer<typeof ExperimentGoal>

/** Days that an experiment runs at most: shoppers' events are stored for 90. */
export const LONGEST_EXPERIMENT_DAYS = 60
