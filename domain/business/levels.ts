import type { FrameLevel } from '#contracts/business.ts'
import type { Cents } from '#contracts/money.ts'

/** What a frame of each level may cost at most, in cents with VAT. What goes beyond it, the employee pays. */
export const frameLevels: Record<FrameLevel, Cents> = { basic: 9900, middle: 14_900, wide: 19_900 }
