export { removeComparedOfUser } from './remove-of-user.ts'
