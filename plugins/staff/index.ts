import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { alarmAdmins } from './alarm.ts'
import { acceptInvitationEndpoint } from './endpoints/accept-invitation.ts'
import { inviteStaffAgainEndpoint, inviteStaffEndpoint } from './endpoints/invite-staff.ts'
import {
  addStaffPasskeyEndpoint,
  removeStaffPasskeyEndpoint,
  renameStaffPasskeyEndpoint,
  startAddingStaffPasskeyEndpoint,
} from './endpoints/passkeys.ts'
import { confirmSecondStepEndpoint, removeSecondStepEndpoint } from './endpoints/second-step.ts'
import { staff } from './staff.ts'
import { staffPasskeys } from './staff-passkeys.ts'

export const staffPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [staff, staffPasskeys],
    tasks: [alarmAdmins],
    endpoints: [
      inviteStaffEndpoint,
      inviteStaffAgainEndpoint,
      acceptInvitationEndpoint,
      confirmSecondStepEndpoint,
      removeSecondStepEndpoint,
      startAddingStaffPasskeyEndpoint,
      addStaffPasskeyEndpoint,
      renameStaffPasskeyEndpoint,
      removeStaffPasskeyEndpoint,
    ],
  })
