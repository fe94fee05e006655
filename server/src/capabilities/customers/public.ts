export { importBudgets } from './imports/budgets.ts'
export { importCustomerArticles } from './imports/customer-articles.ts'
export { importContacts, importCustomers } from './imports/customers.ts'
export { forgetBudgets, replaceBudgets } from './budget-store.ts'
