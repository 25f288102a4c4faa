export { EmployeeImportScreen as Component } from '../../features/employee-import/screens/employee-import-screen.tsx';
