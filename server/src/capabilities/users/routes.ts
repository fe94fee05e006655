import { users } from '@shop/contract/resources/users'
import { serve } from '#server/http/resource.ts'
import { activateUser } from './use-cases/activate-user.ts'
import { createUser } from './use-cases/create-user.ts'
import { deleteUser } from './use-cases/delete-user.ts'
import { editUser } from './use-cases/edit-user.ts'
import { getUser } from './use-cases/get-user.ts'
import { getUsers } from './use-cases/get-users.ts'
import { lockUser } from './use-cases/lock-user.ts'
import { printAccess } from './use-cases/print-access-data.ts'
import { sendAccessData } from './use-cases/send-access-data.ts'
import { setAccess } from './use-cases/set-access.ts'
import { setBudget } from './use-cases/set-budget.ts'
import { setCatalogs } from './use-cases/set-catalogs.ts'
import { setInitialPassword } from './use-cases/set-initial-password.ts'
import { setPermissions } from './use-cases/set-permissions.ts'
import { unlockUser } from './use-cases/unlock-user.ts'

export const usersRoutes = serve(users, {
  GET_USERS: getUsers,
  GET_USER: getUser,
  CREATE_USER: createUser,
  EDIT_USER: editUser,
  LOCK_USER: lockUser,
  UNLOCK_USER: unlockUser,
  ACTIVATE_USER: activateUser,
  DELETE_USER: deleteUser,
  SEND_ACCESS_DATA: sendAccessData,
  PRINT_ACCESS_DATA: printAccess,
  SET_INITIAL_PASSWORD: setInitialPassword,
  SET_PERMISSIONS: setPermissions,
  SET_ACCESS: setAccess,
  SET_BUDGET: setBudget,
  SET_CATALOGS: setCatalogs,
})
