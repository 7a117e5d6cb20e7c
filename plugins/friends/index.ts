import type { Plugin } from 'payload'
import { customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { getMembershipEndpoint } from './endpoints/get-membership.ts'
import { joinByLinkEndpoint } from './endpoints/join-by-link.ts'
import { joinFriendsEndpoint } from './endpoints/join-friends.ts'
import { leaveByLinkEndpoint } from './endpoints/leave-by-link.ts'
import { leaveFriendsEndpoint } from './endpoints/leave-friends.ts'
import { readFriendsLinkEndpoint } from './endpoints/read-friends-link.ts'
import { adoptAtSignIn, adoptMembershipOf, memberRecords } from './member-records.ts'
import { memberSteps } from './member-steps.ts'
import { friendsMembers } from './members.ts'

/** Friends, the chain's free membership: who is a member, and since when. */
export const friendsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [friendsMembers],
    endpoints: [
      joinFriendsEndpoint,
      getMembershipEndpoint,
      leaveFriendsEndpoint,
      readFriendsLinkEndpoint,
      joinByLinkEndpoint,
      leaveByLinkEndpoint,
    ],
    steps: [memberSteps],
    hooks: [
      customerEvents.on({ emailProven: adoptMembershipOf, signedIn: adoptAtSignIn }),
      customerRecords.on('friends', memberRecords),
    ],
  })
