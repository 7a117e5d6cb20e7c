import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { alarmAdmins } from './alarm.ts'
import { staffEndpoints } from './endpoints.ts'
import { staff } from './staff.ts'
import { staffPasskeys } from './staff-passkeys.ts'

export const staffPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [staff, staffPasskeys],
    tasks: [alarmAdmins],
    endpoints: staffEndpoints,
  })
