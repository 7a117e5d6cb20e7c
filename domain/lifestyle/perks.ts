import type { LifestylePlan, PerkKind } from '#contracts/lifestyle.ts'

/** Whether a plan has a perk of this kind. */
export function hasPerk({ perks }: Pick<LifestylePlan, 'perks'>, kind: PerkKind): boolean {
  return perks.some((perk) => perk.kind === kind)
}

/** Whether a contract gives its perks on an ISO day: its glasses have come, it does not wait for money and has not ended. */
export function givesPerks(
  { activeFrom, endsOn, isHeld }: { activeFrom: string | null; endsOn: string | null; isHeld: boolean },
  day: string,
): boolean {
  return activeFrom !== null && activeFrom <= day && !isHeld && (endsOn === null || day <= endsOn)
}
