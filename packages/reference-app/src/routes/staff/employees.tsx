export { EmployeesScreen as Component } from '../../features/employees/screens/employees-screen.tsx';
