import type { Plugin } from 'payload'
import { customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { friendsEndpoints } from './endpoints.ts'
import { adoptAtSignIn, adoptMembershipOf, memberRecords } from './member-records.ts'
import { memberSteps } from './member-steps.ts'
import { friendsMembers } from './members.ts'

/** Friends, the chain's free membership: who is a member, and since when. */
export const friendsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [friendsMembers],
    endpoints: friendsEndpoints,
    steps: [memberSteps],
    hooks: [
      customerEvents.on({ emailProven: adoptMembershipOf, signedIn: adoptAtSignIn }),
      customerRecords.on('friends', memberRecords),
    ],
  })
