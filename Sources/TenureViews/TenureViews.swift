// TenureViews
