import { useState } from 'react';
import { EmployeesScreen } from '../../features/employees/screens/employees-screen.tsx';
import { ListedReaddressNotice } from '../../shared/requests/readdress-notice.tsx';
import { loadRequestKinds } from './request-kinds.ts';

/** `/funcionarios`. The people of the company. */
export function Component() {
  const [readdressed, setReaddressed] = useState<number>();
  return (
    <EmployeesScreen
      notice={
        readdressed === undefined ? null : (
          <ListedReaddressNotice
            key={`notice ${readdressed}`}
            personId={readdressed}
            loadKinds={loadRequestKinds}
          />
        )
      }
      loadKinds={loadRequestKinds}
      onReaddressed={setReaddressed}
    />
  );
}
